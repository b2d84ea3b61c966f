import type { Prova } from '@rumo/contract'
import type { Database } from '../../infra/db.ts'
import { type Audience, PROVA, shownProvas } from '../../infra/published.ts'

export type ProvasRepository = ReturnType<typeof provasRepository>

export function provasRepository(db: Database) {
  return {
    /** Those that are there for the audience, the newest vestibular's first. */
    list(audience: Audience): Promise<Prova[]> {
      return (
        shownProvas(db, audience)
          .leftJoin('vestibulares as v', 'v.id', 'p.id_vestibular')
          .select(PROVA)
          // Without a vestibular at the end: the two databases place nulls differently.
          .orderBy((eb) => eb.fn.coalesce('v.ano', eb.lit(0)), 'desc')
          .orderBy('v.semestre', 'desc')
          .orderBy('p.id')
          .execute()
      )
    },

    find(id: number, audience: Audience): Promise<Prova | undefined> {
      return shownProvas(db, audience).select(PROVA).where('p.id', '=', id).executeTakeFirst()
    },

    /** Those of a vestibular that are there for the audience; undefined when there is no such vestibular. */
    async listOfVestibular(idVestibular: number, audience: Audience): Promise<Prova[] | undefined> {
      const provas = await shownProvas(db, audience)
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
