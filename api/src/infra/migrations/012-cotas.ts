import type { Migration } from 'kysely/migration'

/** How much an account brought since an instant, of what a limit counts; rows that it takes away again count on. */
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
