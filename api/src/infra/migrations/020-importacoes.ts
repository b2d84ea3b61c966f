import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTable, indexForeignKey, searchText } from './columns.ts'

const ESTADOS = sql`('na_fila', 'lendo', 'em_revisao', 'importada', 'cancelada', 'recusada')`

/** Imports of exams from PDFs, and the files to which they refer. */
export const importacoes: Migration = {
  async up(db) {
    await createTable(db, 'importacoes')
      .addColumn('nome', 'text', (column) => column.notNull())
      .addColumn('estado', 'text', (column) => column.notNull())
      .addColumn('id_autor', 'integer', (column) =>
        column.references('usuarios.id').onDelete('set null'),
      )
      .addColumn('criada_em', searchText(db), (column) => column.notNull())
      .addColumn('atualizada_em', searchText(db), (column) => column.notNull())
      .addColumn('url_arquivo', 'text', (column) => column.notNull())
      .addColumn('hash_arquivo', 'text', (column) => column.notNull())
      .addColumn('url_gabarito', 'text')
      .addColumn('gabarito', 'text')
      .addColumn('etapa', 'text')
      .addColumn('feitas', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('total', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('mensagem', 'text')
      .addColumn('questoes', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('aprovadas', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('com_duvida', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('rascunho', 'text')
      .addColumn('paginas', 'text')
      .addColumn('id_prova', 'integer', (column) =>
        column.references('provas.id').onDelete('set null'),
      )
      .addColumn('versao', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('servidor', 'text')
      .addColumn('reservada_ate', searchText(db))
      .addColumn('leituras', 'integer', (column) => column.notNull().defaultTo(0))
      .addCheckConstraint('importacoes_estado', sql`estado in ${ESTADOS}`)
      .execute()
    await indexForeignKey(db, 'importacoes', 'id_autor')
    await indexForeignKey(db, 'importacoes', 'id_prova')
    await indexForeignKey(db, 'importacoes', 'hash_arquivo')
    await indexForeignKey(db, 'importacoes', 'estado')
    await db.schema
      .createTable('importacoes_arquivos')
      .addColumn('id_importacao', 'integer', (column) =>
        column.notNull().references('importacoes.id').onDelete('cascade'),
      )
      .addColumn('nome', searchText(db), (column) => column.notNull())
      .addPrimaryKeyConstraint('importacoes_arquivos_chave', ['id_importacao', 'nome'])
      .execute()
    await indexForeignKey(db, 'importacoes_arquivos', 'nome')
  },
}
