import type { RedacaoReferencia } from '@rumo/contract'
import type { Database } from '../../infra/db.ts'
import { type Audience, shownRedacoes } from '../../infra/published.ts'

export type RedacoesReferenciasRepository = ReturnType<typeof redacoesReferenciasRepository>

export function redacoesReferenciasRepository(db: Database) {
  return {
    /** The links of every theme of a prova that is there for the audience. */
    list(audience: Audience): Promise<RedacaoReferencia[]> {
      return shownRedacoes(db, audience)
        .innerJoin('redacoes_referencias as rr', 'rr.id_redacao', 'rd.id')
        .select(['rr.id_redacao', 'rr.id_referencia', 'rr.ordem'])
        .orderBy('rr.id_redacao')
        .orderBy('rr.ordem')
        .orderBy('rr.id_referencia')
        .execute()
    },
  }
}
