import type { Migration } from 'kysely/migration'

/** Who wants to be told by mail that an essay was corrected. */
export const avisos: Migration = {
  async up(db) {
    await db.schema
      .createTable('avisos_por_email')
      .addColumn('id_usuario', 'integer', (column) =>
        column.primaryKey().references('usuarios.id').onDelete('cascade'),
      )
      .addColumn('chave', 'text', (column) => column.notNull().unique())
      .addColumn('desde', 'text', (column) => column.notNull())
      .execute()
    await db.schema.alterTable('mensagens').addColumn('chave_de_saida', 'text').execute()
  },
}
