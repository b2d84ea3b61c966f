import type { Migration } from 'kysely/migration'

/**
 * How many records an account sent since an instant, for its limits. Records that the account deletes again still
 * count.
 */
export const cotas: Migration = {
  async up(db) {
    await db.schema
      .createTable('cotas')
      .addColumn('id_usuario', 'integer', (column) =>
        column.notNull().references('usuarios.id').onDelete('cascade'),
      )
      .addColumn('acao', 'text', (column) => column.notNull())
      .addColumn('desde', 'text', (column) => column.notNull())
      .addColumn('quantas', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('cotas_chave', ['id_usuario', 'acao'])
      .execute()
  },
}
