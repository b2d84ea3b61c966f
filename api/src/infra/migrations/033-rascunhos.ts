import type { Migration } from 'kysely/migration'

/** What administrators were writing in a form, by its name. */
export const rascunhos: Migration = {
  async up(db) {
    await db.schema
      .createTable('rascunhos')
      .addColumn('id_usuario', 'integer', (column) =>
        column.notNull().references('usuarios.id').onDelete('cascade'),
      )
      .addColumn('nome', 'text', (column) => column.notNull())
      .addColumn('em', 'text', (column) => column.notNull())
      .addColumn('conteudo', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('rascunhos_chave', ['id_usuario', 'nome'])
      .execute()
  },
}
