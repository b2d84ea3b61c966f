import type { Migration } from 'kysely/migration'

/** The last public version of a prova that is a draft again, and of its questions. */
export const ultimaPublicacao: Migration = {
  async up(db) {
    await db.schema
      .createTable('provas_publicadas')
      .addColumn('id_prova', 'integer', (column) =>
        column.primaryKey().references('provas.id').onDelete('cascade'),
      )
      .addColumn('nome', 'text', (column) => column.notNull())
      .addColumn('instrucoes', 'text')
      .execute()
    await db.schema
      .createTable('questoes_publicadas')
      .addColumn('id_questao', 'integer', (column) =>
        column.primaryKey().references('questoes.id').onDelete('cascade'),
      )
      .addColumn('questao', 'text', (column) => column.notNull())
      .execute()
  },
}
