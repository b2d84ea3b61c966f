import type { Prova } from '@rumo/contract'
import type { Database } from '../../infra/db.ts'
import { PROVA, publishedProvas } from '../../infra/published.ts'

export type ProvasRepository = ReturnType<typeof provasRepository>

export function provasRepository(db: Database) {
  return {
    /** The published ones, those of the newest vestibular first. */
    list(): Promise<Prova[]> {
      return (
        publishedProvas(db)
          .leftJoin('vestibulares as v', 'v.id', 'p.id_vestibular')
          .select(PROVA)
          // Without a vestibular at the end: the two databases place nulls differently.
          .orderBy((eb) => eb.fn.coalesce('v.ano', eb.lit(0)), 'desc')
          .orderBy('v.semestre', 'desc')
          .orderBy('p.id')
          .execute()
      )
    },

    /** One that is published. */
    find(id: number): Promise<Prova | undefined> {
      return publishedProvas(db).select(PROVA).where('p.id', '=', id).executeTakeFirst()
    },

    /** The published ones of a vestibular; undefined when there is no such vestibular. */
    async listOfVestibular(idVestibular: number): Promise<Prova[] | undefined> {
      const provas = await publishedProvas(db)
        .select(PROVA)
        .where('p.id_vestibular', '=', idVestibular)
        .orderBy('p.id')
        .execute()
      if (provas.length > 0) return provas
      const vestibular = await db
        .selectFrom('vestibulares')
        .select('id')
        .where('id', '=', idVestibular)
        .executeTakeFirst()
      return vestibular && provas
    },
  }
}
