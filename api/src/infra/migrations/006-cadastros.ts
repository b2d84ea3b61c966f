import { toSearchText } from '@rumo/contract/search-text'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTable, indexForeignKey, searchText } from './columns.ts'

/** Courses, the audit log, and for the editing of records: their version numbers and search texts. */
export const cadastros: Migration = {
  async up(db) {
    await createTable(db, 'cursos')
      .addColumn('nome', 'text', (column) => column.notNull())
      .addColumn('busca', searchText(db), (column) => column.notNull().unique())
      .execute()
    for (const table of EDITABLE) {
      await db.schema
        .alterTable(table)
        .addColumn('versao', 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
    }
    await addBusca(db, 'provas', 'nome')
    await addBusca(db, 'redacoes', 'instrucoes')
    await createRegistro(db)
    await indexLongLists(db)
  },
}

/** The tables that get a version number. Alternatives get none, because they are written with their question. */
const EDITABLE = [
  'cursos',
  'materias',
  'provas',
  'questoes',
  'redacoes',
  'referencias',
  'usuarios',
  'vestibulares',
] as const

/** SQLite cannot add a column without a default to a table with rows. */
async function addBusca(db: Kysely<unknown>, table: string, source: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn('busca', searchText(db), (column) => column.notNull().defaultTo(''))
    .execute()
  const { rows } = await sql<{ id: number; text: string }>`
    select id, ${sql.ref(source)} as text from ${sql.table(table)}`.execute(db)
  for (const { id, text } of rows) {
    const busca = toSearchText(text)
    await sql`update ${sql.table(table)} set busca = ${busca} where id = ${id}`.execute(db)
  }
}

/**
 * Indexes that give the first page of the accounts without sorting all of them, and count questions without reading
 * their rows.
 */
async function indexLongLists(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('usuarios_busca').on('usuarios').columns(['busca', 'id']).execute()
  await db.schema
    .createIndex('questoes_contagem')
    .on('questoes')
    .columns(['id_prova', 'id_materia', 'retirada_em'])
    .execute()
  // The new index begins with the same column, so it also serves the foreign key.
  await db.schema.dropIndex('questoes_id_materia').execute()
  await db.schema
    .createIndex('questoes_id_materia')
    .on('questoes')
    .columns(['id_materia', 'retirada_em'])
    .execute()
}

async function createRegistro(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'registro')
    .addColumn('em', searchText(db), (column) => column.notNull())
    .addColumn('id_usuario', 'integer', (column) =>
      column.references('usuarios.id').onDelete('set null'),
    )
    .addColumn('acao', 'text', (column) => column.notNull())
    .addColumn('entidade', 'text', (column) => column.notNull())
    .addColumn('id_registro', 'integer', (column) => column.notNull())
    .addColumn('antes', 'text')
    .addColumn('depois', 'text')
    .addCheckConstraint('registro_acao', sql`acao in ('criacao', 'alteracao', 'exclusao')`)
    .execute()
  await indexForeignKey(db, 'registro', 'id_usuario')
  await db.schema
    .createIndex('registro_entidade')
    .on('registro')
    .columns(['entidade', 'id'])
    .execute()
  await indexForeignKey(db, 'registro', 'id_registro')
}
