import type { Migration } from 'kysely/migration'

/**
 * The questions that accounts keep, with their notes. A row stays when its question is deleted: the notes belong to the
 * account, and an administrator may restore the question.
 */
export const questoesGuardadas: Migration = {
  async up(db) {
    await db.schema
      .createTable('questoes_guardadas')
      .addColumn('id_usuario', 'integer', (column) =>
        column.notNull().references('usuarios.id').onDelete('cascade'),
      )
      .addColumn('id_questao', 'integer', (column) => column.notNull())
      .addColumn('anotacao', 'text', (column) => column.notNull())
      .addColumn('listas', 'text', (column) => column.notNull())
      .addColumn('guardada_em', 'text', (column) => column.notNull())
      .addColumn('escrita_em', 'text', (column) => column.notNull())
      .addColumn('removida', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('questoes_guardadas_pk', ['id_usuario', 'id_questao'])
      .execute()
  },
}
