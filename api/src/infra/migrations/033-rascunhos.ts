import type { Migration } from 'kysely/migration'

/** The drafts of what administrators write in forms, by the name of the form. */
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
