import type { Migration } from 'kysely/migration'

/** The essay that an account is writing; an account has only one. The theme may be deleted before the draft. */
export const rascunhoDaRedacao: Migration = {
  async up(db) {
    await db.schema
      .createTable('rascunho_da_redacao')
      .addColumn('id_usuario', 'integer', (column) =>
        column.primaryKey().references('usuarios.id').onDelete('cascade'),
      )
      .addColumn('chave', 'text', (column) => column.notNull())
      .addColumn('em', 'text', (column) => column.notNull())
      .addColumn('id_redacao', 'integer', (column) => column.notNull())
      .addColumn('id_anterior', 'integer')
      .addColumn('titulo', 'text', (column) => column.notNull())
      .addColumn('texto', 'text', (column) => column.notNull())
      .execute()
  },
}
