import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { toTrigramText } from '../lists/trigrams.ts'
import { createTable, indexForeignKey, indexTrigrams, searchText } from './columns.ts'

/**
 * The search of questions and references by trigrams, indexes for the order of long lists, reports, and unused files.
 */
export const buscaERelatos: Migration = {
  async up(db) {
    for (const table of TABLES) {
      await db.schema
        .alterTable(table)
        .addColumn('busca', searchText(db), (column) => column.notNull().defaultTo(''))
        .execute()
    }
    await fillBusca(db)
    for (const table of TABLES) await indexTrigrams(db, table)
    await indexOrder(db)
    await createRelatos(db)
    await db.schema
      .createTable('arquivos_sem_uso')
      .addColumn('chave', 'text', (column) => column.primaryKey())
      .addColumn('desde', 'text', (column) => column.notNull())
      .execute()
  },
}

const TABLES = ['questoes', 'referencias'] as const

async function fillBusca(db: Kysely<unknown>): Promise<void> {
  const alternativas = await sql<{ id_questao: number; texto: string }>`
    select id_questao, texto from alternativas order by id_questao, ordem, id`.execute(db)
  const ofQuestoes = Map.groupBy(alternativas.rows, ({ id_questao }) => id_questao)
  const questoes = await sql<{ id: number; texto: string }>`
    select id, texto from questoes`.execute(db)
  for (const { id, texto } of questoes.rows) {
    const texts = ofQuestoes.get(id)?.map((alternativa) => alternativa.texto) ?? []
    const busca = toTrigramText([texto, ...texts])
    await sql`update questoes set busca = ${busca} where id = ${id}`.execute(db)
  }
  const referencias = await sql<{ id: number } & Record<string, string | null>>`
    select id, titulo, legenda, texto, descricao from referencias`.execute(db)
  for (const { id, titulo, legenda, texto, descricao } of referencias.rows) {
    const busca = toTrigramText([titulo, legenda, texto, descricao])
    await sql`update referencias set busca = ${busca} where id = ${id}`.execute(db)
  }
}

/** With these indexes, a page far into the list of questions skips the pages before it without reading their rows. */
async function indexOrder(db: Kysely<unknown>): Promise<void> {
  await sql`create index questoes_ordem on questoes (id_prova, (coalesce(numero, 0)), id)`.execute(
    db,
  )
  await sql`create index questoes_numero on questoes ((coalesce(numero, 0)), id)`.execute(db)
}

async function createRelatos(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'relatos')
    .addColumn('id_questao', 'integer', (column) =>
      column.notNull().references('questoes.id').onDelete('cascade'),
    )
    .addColumn('texto', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('criado_em', searchText(db), (column) => column.notNull())
    .addColumn('resolvido', 'integer', (column) => column.notNull().defaultTo(0))
    .addCheckConstraint('relatos_resolvido', sql`resolvido in (0, 1)`)
    .execute()
  await indexForeignKey(db, 'relatos', 'id_questao')
  await db.schema
    .createIndex('relatos_resolvido')
    .on('relatos')
    .columns(['resolvido', 'criado_em'])
    .execute()
}
