import type { Redacao } from '@rumo/contract'
import type { Database } from '../../infra/db.ts'
import { publishedProvas, publishedRedacoes, REDACAO } from '../../infra/published.ts'

export type RedacoesRepository = ReturnType<typeof redacoesRepository>

export function redacoesRepository(db: Database) {
  return {
    /** Those of published provas, in the order in which they were made. */
    list(): Promise<Redacao[]> {
      return publishedRedacoes(db).select(REDACAO).orderBy('rd.id').execute()
    },

    /** One of a published prova. */
    find(id: number): Promise<Redacao | undefined> {
      return publishedRedacoes(db).select(REDACAO).where('rd.id', '=', id).executeTakeFirst()
    },

    /** Those of a published prova, the first one first; undefined when there is no such prova. */
    async listOfProva(idProva: number): Promise<Redacao[] | undefined> {
      const redacoes = await publishedRedacoes(db)
        .select(REDACAO)
        .where('rd.id_prova', '=', idProva)
        .orderBy('rd.id')
        .execute()
      if (redacoes.length > 0) return redacoes
      const prova = await publishedProvas(db)
        .select('p.id')
        .where('p.id', '=', idProva)
        .executeTakeFirst()
      return prova && redacoes
    },
  }
}
