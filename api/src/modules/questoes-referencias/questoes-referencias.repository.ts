import type { QuestaoReferencia } from '@rumo/contract'
import type { Database } from '../../infra/db.ts'
import { type Audience, currentQuestoes } from '../../infra/published.ts'

export type QuestoesReferenciasRepository = ReturnType<typeof questoesReferenciasRepository>

export function questoesReferenciasRepository(db: Database) {
  return {
    /** The links of every question that is there for the audience and not retired. */
    list(audience: Audience): Promise<QuestaoReferencia[]> {
      return currentQuestoes(db, audience)
        .innerJoin('questoes_referencias as qr', 'qr.id_questao', 'q.id')
        .select(['qr.id_questao', 'qr.id_referencia', 'qr.ordem'])
        .orderBy('qr.id_questao')
        .orderBy('qr.ordem')
        .orderBy('qr.id_referencia')
        .execute()
    },
  }
}
