import { toSearchText } from '@rumo/contract/search-text'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/db.ts'
import { countOf } from './list-page.ts'
import { isSqlite } from '../migrations/columns.ts'

/** The tables whose `busca` has an index of trigrams. */
type IndexedTable = 'questoes' | 'referencias' | 'registro'

/** In these the two spaces before every word are told from what a word begins with. */
const TRIGRAM = 3
const WORD = /[\p{L}\p{N}]+/gu
/** Marks within a word, as in H<sub>2</sub>O; other tags stand between words. */
const INLINE = /<\/?(?:b|i|u|mark|sub|sup)>/gi
const TAG = /<\/?[a-z]+>/gi

/**
 * Texts as an index of trigrams searches them: each word once, lower case, without marks, after two spaces. So
 * even one letter at the beginning of a word is a trigram, which the index finds.
 */
export function toTrigramText(texts: readonly (string | null | undefined)[]): string {
  const words = texts.flatMap((text) => wordsIn(plain(text ?? '')))
  return [...new Set(words)].map(atWordStart).join('')
}

/** What a search looks for in such a text: terms of under three letters only where a word begins. */
export function trigramTerms(busca: string): string[] {
  return wordsIn(busca).map((word) =>
    Array.from(word).length < TRIGRAM ? atWordStart(word) : word,
  )
}

interface Search {
  table: IndexedTable
  /** What the query calls the table. */
  alias: string
  busca: string
  /** Unless told, by the ids that the index finds. */
  way?: Way
}

/**
 * How SQLite finds rows: by looking up the `ids` that the index finds; by walking through all rows in the `order`
 * of the list, and looking among those ids; or by reading the `texts`, where other conditions leave few rows or
 * nearly each one is found. PostgreSQL chooses by itself.
 */
export type Way = 'ids' | 'order' | 'texts'

/** With more hits, looking them up and sorting is slower than walking all rows in the order of the list. */
const MANY = 1000

/** The faster way to a page of a list of which a search finds so many. */
export const wayOf = (total: number): Way => (total > MANY ? 'order' : 'ids')

/** Whether a row holds every term of a search; true for an empty one, false for one of signs alone. */
export function holdsTerms(
  db: Database,
  { table, alias, busca, way = 'ids' }: Search,
): Expression<SqlBool> {
  if (busca === '') return sql<SqlBool>`1 = 1`
  const terms = trigramTerms(busca)
  if (terms.length === 0) return sql<SqlBool>`1 = 0`
  if (isSqlite(db) && way !== 'texts') {
    return sql<SqlBool>`${heldBack(db, way)}${sql.ref(`${alias}.id`)} in (select rowid from ${matching(table, terms)})`
  }
  const column = sql.ref(`${alias}.busca`)
  const conditions = terms.map((term) => sql`${column} like ${`%${term}%`}`)
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

/** The sign that keeps SQLite from looking up by the id (sqlite.org/optoverview.html, section 2.1). */
export function heldBack(db: Database, way: Way): RawBuilder<unknown> {
  return isSqlite(db) && way === 'order' ? sql`+` : sql``
}

/** The query of the ids of all rows of a table that hold a term. */
export function idsHolding(db: Database, table: IndexedTable, term: string): RawBuilder<unknown> {
  return isSqlite(db)
    ? sql`select rowid from ${matching(table, [term])}`
    : sql`select id from ${sql.table(table)} where busca like ${`%${term}%`}`
}

/** How many rows of a table a search finds by these conditions alone. */
export async function countHolding(
  db: Database,
  { table, busca }: Pick<Search, 'table' | 'busca'>,
): Promise<number> {
  const terms = trigramTerms(busca)
  if (!isSqlite(db) || terms.length === 0) {
    const condition = holdsTerms(db, { table, alias: table, busca })
    return countOf(db.selectFrom(table).where(condition))
  }
  // The index has as many: looking each one up in the table takes ten times as long.
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${matching(table, terms)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** What SQLite's index finds, as the end of a query. */
function matching(table: IndexedTable, terms: readonly string[]): RawBuilder<unknown> {
  const index = sql.table(`busca_de_${table}`)
  // A term holds letters, digits and spaces alone: nothing that FTS5 or LIKE would take for a sign.
  const phrases = terms.map((term) => `"${term}"`).join(' ')
  return sql`${index} where ${index} match ${phrases}`
}

/** A text without what formats it. */
export function plain(text: string): string {
  return text.replaceAll(INLINE, '').replaceAll(TAG, ' ')
}

function wordsIn(text: string): string[] {
  return toSearchText(text).match(WORD) ?? []
}

function atWordStart(word: string): string {
  return `  ${word}`
}
