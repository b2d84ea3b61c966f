import type { Materia } from '@rumo/contract'
import type { Database } from '../../infra/db.ts'

export type MateriasRepository = ReturnType<typeof materiasRepository>

export function materiasRepository(db: Database) {
  return {
    /** All of them, by name. */
    list(): Promise<Materia[]> {
      return db
        .selectFrom('materias')
        .select(['id', 'nome'])
        .orderBy('busca')
        .orderBy('id')
        .execute()
    },
  }
}
