import type { Redacao } from '@rumo/contract'
import type { Database } from '../../infra/db.ts'
import { type Audience, shownProvas, shownRedacoes, REDACAO } from '../../infra/published.ts'

export type RedacoesRepository = ReturnType<typeof redacoesRepository>

export function redacoesRepository(db: Database) {
  return {
    /** Those that are there for the audience, in the order in which they were made. */
    list(audience: Audience): Promise<Redacao[]> {
      return shownRedacoes(db, audience).select(REDACAO).orderBy('rd.id').execute()
    },

    find(id: number, audience: Audience): Promise<Redacao | undefined> {
      return shownRedacoes(db, audience).select(REDACAO).where('rd.id', '=', id).executeTakeFirst()
    },

    /** Those of a prova, the first one first; undefined when there is no such prova for the audience. */
    async listOfProva(idProva: number, audience: Audience): Promise<Redacao[] | undefined> {
      const redacoes = await shownRedacoes(db, audience)
        .select(REDACAO)
        .where('rd.id_prova', '=', idProva)
        .orderBy('rd.id')
        .execute()
      if (redacoes.length > 0) return redacoes
      const prova = await shownProvas(db, audience)
        .select('p.id')
        .where('p.id', '=', idProva)
        .executeTakeFirst()
      return prova && redacoes
    },
  }
}
