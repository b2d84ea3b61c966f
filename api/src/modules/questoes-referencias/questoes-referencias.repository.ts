import type { QuestaoReferencia } from '@rumo/contract'
import { sql } from 'kysely'
import type { Database } from '../../infra/db.ts'
import { type Audience, currentQuestoes } from '../../infra/published.ts'

export type QuestoesReferenciasRepository = ReturnType<typeof questoesReferenciasRepository>

export function questoesReferenciasRepository(db: Database) {
  return {
    /**
     * The links of every question that is there for the audience and not retired; of one without references a link to
     * none.
     */
    list(audience: Audience): Promise<QuestaoReferencia[]> {
      return currentQuestoes(db, audience)
        .leftJoin('questoes_referencias as qr', 'qr.id_questao', 'q.id')
        .select(['q.id', 'q.id as id_questao', 'qr.id_referencia'])
        .select((eb) => eb.fn.coalesce('qr.ordem', sql.lit(0)).as('ordem'))
        .orderBy('q.id')
        .orderBy('qr.ordem')
        .orderBy('qr.id_referencia')
        .execute()
    },
  }
}
