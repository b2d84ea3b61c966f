import type { Vestibular } from '@rumo/contract'
import type { Database } from '../../infra/db.ts'

export type VestibularesRepository = ReturnType<typeof vestibularesRepository>

export function vestibularesRepository(db: Database) {
  return {
    /** All of them, the newest first. */
    list(): Promise<Vestibular[]> {
      return db
        .selectFrom('vestibulares')
        .select(['id', 'ano', 'semestre'])
        .orderBy('ano', 'desc')
        .orderBy('semestre', 'desc')
        .execute()
    },
  }
}
