import type { Migration } from 'kysely/migration'

/** How many correct an essay: what its prova asks for, and for the essay what was asked when it was sent. */
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
