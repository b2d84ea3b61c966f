import type { Migration } from 'kysely/migration'

/**
 * The number of correctors of an essay: in a prova that for new essays on its themes, in an essay that of its prova
 * when the essay was sent.
 */
export const duasCorrecoes: Migration = {
  async up(db) {
    for (const table of ['provas', 'redacoes_enviadas']) {
      await db.schema
        .alterTable(table)
        .addColumn('corretores', 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
    }
  },
}
