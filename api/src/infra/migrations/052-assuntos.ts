import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTable, indexForeignKey, searchText } from './columns.ts'

/** The topics of each matéria, and the topic of a question. */
export const assuntos: Migration = {
  async up(db) {
    await createTable(db, 'assuntos')
      .addColumn('id_materia', 'integer', (column) => column.notNull().references('materias.id'))
      .addColumn('nome', 'text', (column) => column.notNull())
      .addColumn('busca', searchText(db), (column) => column.notNull())
      .addColumn('ordem', 'integer', (column) => column.check(sql`ordem > 0`))
      .addColumn('versao', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
    await indexForeignKey(db, 'assuntos', 'id_materia')
    await db.schema
      .alterTable('questoes')
      .addColumn('id_assunto', 'integer', (column) =>
        column.references('assuntos.id').onDelete('set null'),
      )
      .execute()
    await indexForeignKey(db, 'questoes', 'id_assunto')
  },
}
