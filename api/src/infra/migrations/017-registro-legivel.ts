import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { buscaOfLinha } from '../lists/busca-do-registro.ts'
import { indexTrigrams, searchText } from './columns.ts'

/**
 * For the audit log: which lines belong to one act, which line restored another, the search text, and indexes for long
 * lists.
 */
export const registroLegivel: Migration = {
  async up(db) {
    await db.schema
      .alterTable('registro')
      .addColumn('ato', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('registro')
      .addColumn('principal', 'integer', (column) =>
        column
          .notNull()
          .defaultTo(1)
          .check(sql`principal in (0, 1)`),
      )
      .execute()
    // No foreign key, because old lines may be deleted.
    await db.schema.alterTable('registro').addColumn('restaura', 'integer').execute()
    await db.schema
      .alterTable('registro')
      .addColumn('busca', searchText(db), (column) => column.notNull().defaultTo(''))
      .execute()
    await fill(db)
    await indexTrigrams(db, 'registro')
    await indexLists(db)
  },
}

const ROWS = 500

/** Each existing line becomes an act of its own, because it was not recorded which changes were made together. */
async function fill(db: Kysely<unknown>): Promise<void> {
  await sql`update registro set ato = 'linha-' || id`.execute(db)
  for (let after = 0; ;) {
    const { rows } = await sql<{
      id: number
      entidade: string
      antes: string | null
      depois: string | null
    }>`select id, entidade, antes, depois from registro where id > ${after} order by id limit ${ROWS}`.execute(
      db,
    )
    for (const { id, entidade, antes, depois } of rows) {
      const busca = buscaOfLinha(entidade, parsed(antes), parsed(depois))
      await sql`update registro set busca = ${busca} where id = ${id}`.execute(db)
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

function parsed(text: string | null): unknown {
  return text === null ? null : JSON.parse(text)
}

/**
 * These indexes contain all columns by which the log can be filtered, so that among a hundred thousand lines only those
 * of the page are read.
 */
async function indexLists(db: Kysely<unknown>): Promise<void> {
  for (const name of ['registro_entidade', 'registro_id_registro']) {
    await db.schema.dropIndex(name).execute()
  }
  const asked = ['principal', 'entidade', 'acao', 'restaura']
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('registro').columns(columns).execute()
  await index('registro_em', ['em', 'id', 'id_usuario', ...asked])
  await index('registro_autor', ['id_usuario', 'em', 'id', ...asked])
  await index('registro_id_registro', ['id_registro', 'entidade', 'id'])
  await index('registro_ato', ['ato', 'id'])
}
