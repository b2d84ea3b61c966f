import type { Migration } from 'kysely/migration'

/** The remarks that a corrector often makes, by the keys that insert them. */
export const comentariosProntos: Migration = {
  async up(db) {
    await db.schema
      .createTable('comentarios_prontos')
      .addColumn('id_usuario', 'integer', (column) =>
        column.notNull().references('usuarios.id').onDelete('cascade'),
      )
      .addColumn('tecla', 'text', (column) => column.notNull())
      .addColumn('texto', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('comentarios_prontos_chave', ['id_usuario', 'tecla'])
      .execute()
  },
}
