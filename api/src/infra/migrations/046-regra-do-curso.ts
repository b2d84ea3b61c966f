import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * How the score for a course is computed: the weight of each matéria, one in a line, and the essay's part of the score
 * in %.
 */
export const regraDoCurso: Migration = {
  async up(db) {
    await db.schema.alterTable('cursos').addColumn('pesos', 'text').execute()
    await db.schema
      .alterTable('cursos')
      .addColumn('parte_da_redacao', 'integer', (column) =>
        column.check(sql`parte_da_redacao between 0 and 100`),
      )
      .execute()
  },
}
