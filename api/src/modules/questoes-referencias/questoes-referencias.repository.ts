import type { QuestaoReferencia } from '@rumo/contract'
import type { Database } from '../../infra/db.ts'
import { currentQuestoes } from '../../infra/published.ts'

export type QuestoesReferenciasRepository = ReturnType<typeof questoesReferenciasRepository>

export function questoesReferenciasRepository(db: Database) {
  return {
    /** The links of every question that is published and not retired. */
    list(): Promise<QuestaoReferencia[]> {
      return currentQuestoes(db)
        .innerJoin('questoes_referencias as qr', 'qr.id_questao', 'q.id')
        .select(['qr.id_questao', 'qr.id_referencia', 'qr.ordem'])
        .orderBy('qr.id_questao')
        .orderBy('qr.ordem')
        .orderBy('qr.id_referencia')
        .execute()
    },
  }
}
