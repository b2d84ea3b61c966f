import type { Migration } from 'kysely/migration'
import { createTable, indexForeignKey } from './columns.ts'

/** Essay themes with their texts, the size of images, and indexes to find the records that refer to a file. */
export const redacoes: Migration = {
  async up(db) {
    await createTable(db, 'redacoes')
      .addColumn('id_prova', 'integer', (column) =>
        column.notNull().references('provas.id').onDelete('cascade'),
      )
      .addColumn('instrucoes', 'text', (column) => column.notNull())
      .execute()
    await indexForeignKey(db, 'redacoes', 'id_prova')
    await db.schema
      .createTable('redacoes_referencias')
      .addColumn('id_redacao', 'integer', (column) =>
        column.notNull().references('redacoes.id').onDelete('cascade'),
      )
      .addColumn('id_referencia', 'integer', (column) =>
        column.notNull().references('referencias.id').onDelete('cascade'),
      )
      .addColumn('ordem', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('redacoes_referencias_chave', ['id_redacao', 'id_referencia'])
      .execute()
    await indexForeignKey(db, 'redacoes_referencias', 'id_referencia')
    for (const column of ['largura', 'altura']) {
      await db.schema.alterTable('alternativas').addColumn(column, 'integer').execute()
    }
    for (const [table, column] of FILE_COLUMNS) {
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
    }
  },
}

/** Each request for a file looks for the records that refer to it. */
const FILE_COLUMNS = [
  ['provas', 'url_arquivo'],
  ['referencias', 'url_imagem'],
  ['alternativas', 'url_imagem'],
] as const
