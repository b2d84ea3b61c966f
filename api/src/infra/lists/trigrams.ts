import { toSearchText } from '@rumo/contract/search-text'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/db.ts'
import { countOf } from './list-page.ts'
import { isSqlite } from '../migrations/columns.ts'

/** The tables whose `busca` has a trigram index. */
type IndexedTable = 'questoes' | 'referencias' | 'registro'

/** With two spaces before each word, even the first letter of a word is part of a trigram of this length. */
const TRIGRAM = 3
const WORD = /[\p{L}\p{N}]+/gu
/** Marks that can stand within a word, as in H<sub>2</sub>O. Other tags separate words. */
const INLINE = /<\/?(?:b|i|u|mark|sub|sup)>/gi
const TAG = /<\/?[a-z]+>/gi

/**
 * The search text that is stored for a trigram index: each different word once, in lower case, without marks, after two
 * spaces. With the spaces, even a single letter at the beginning of a word is a trigram that the index finds.
 */
export function toTrigramText(texts: readonly (string | null | undefined)[]): string {
  const words = texts.flatMap((text) => wordsIn(plain(text ?? '')))
  return [...new Set(words)].map(atWordStart).join('')
}

/** The terms of a search. Terms of fewer than three letters are found only at the beginning of a word. */
export function trigramTerms(busca: string): string[] {
  return wordsIn(busca).map((word) =>
    Array.from(word).length < TRIGRAM ? atWordStart(word) : word,
  )
}

/** The terms of a search that finds words by their beginning alone: 'arte' finds 'artes', but not 'parte'. */
export function wordStartTerms(busca: string): string[] {
  // Two spaces stand before each word, so one is enough to find its beginning, and the index then reads fewer rows.
  // A single letter needs both to make a trigram.
  return wordsIn(busca).map((word) =>
    Array.from(word).length === 1 ? atWordStart(word) : ` ${word}`,
  )
}

interface Search {
  table: IndexedTable
  /** The name of the table in the query. */
  alias: string
  busca: string
  /** By default `ids`. */
  strategy?: SearchStrategy
}

/**
 * How SQLite finds rows: by looking up the `ids` that the index finds; by reading all rows in the `order` of the list
 * and checking for each whether its id is among those; or by reading the search `texts`, if other conditions leave few
 * rows or if nearly all rows match. PostgreSQL chooses by itself.
 */
export type SearchStrategy = 'ids' | 'order' | 'texts'

/** With more hits, looking them up and sorting is slower than walking all rows in the order of the list. */
const MANY = 1000

/** The faster way to read a page of a list, if a search finds this many rows. */
export const strategyForCount = (total: number): SearchStrategy => (total > MANY ? 'order' : 'ids')

/** Whether a row has every term of a search: true for an empty search, false for one of signs alone. */
export function holdsTerms(
  db: Database,
  { table, alias, busca, strategy = 'ids' }: Search,
): Expression<SqlBool> {
  if (busca === '') return sql<SqlBool>`1 = 1`
  const terms = trigramTerms(busca)
  if (terms.length === 0) return sql<SqlBool>`1 = 0`
  if (isSqlite(db) && strategy !== 'texts') {
    return sql<SqlBool>`${heldBack(db, strategy)}${sql.ref(`${alias}.id`)} in (select rowid from ${matching(table, terms)})`
  }
  const column = sql.ref(`${alias}.busca`)
  const conditions = terms.map((term) => sql`${column} like ${`%${term}%`}`)
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

/** Keeps SQLite from looking rows up by id: a `+` before the column (sqlite.org/optoverview.html, section 2.1). */
export function heldBack(db: Database, strategy: SearchStrategy): RawBuilder<unknown> {
  return isSqlite(db) && strategy === 'order' ? sql`+` : sql``
}

/** A query for the ids of all rows of a table that contain a term. */
export function idsHolding(db: Database, table: IndexedTable, term: string): RawBuilder<unknown> {
  return isSqlite(db)
    ? sql`select rowid from ${matching(table, [term])}`
    : sql`select id from ${sql.table(table)} where busca like ${`%${term}%`}`
}

/** How many rows of a table match a search, without any other conditions. */
export async function countHolding(
  db: Database,
  { table, busca }: Pick<Search, 'table' | 'busca'>,
): Promise<number> {
  const terms = trigramTerms(busca)
  if (!isSqlite(db) || terms.length === 0) {
    const condition = holdsTerms(db, { table, alias: table, busca })
    return countOf(db.selectFrom(table).where(condition))
  }
  // Counts in the index alone: looking each row up in the table takes ten times as long.
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${matching(table, terms)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** The end of a query on SQLite's index that finds these terms. */
function matching(table: IndexedTable, terms: readonly string[]): RawBuilder<unknown> {
  const index = sql.table(`busca_de_${table}`)
  // A term has only letters, digits and spaces, so nothing in it has a meaning in FTS5 or LIKE.
  const phrases = terms.map((term) => `"${term}"`).join(' ')
  return sql`${index} where ${index} match ${phrases}`
}

/** A text without its marks. */
export function plain(text: string): string {
  return text.replaceAll(INLINE, '').replaceAll(TAG, ' ')
}

function wordsIn(text: string): string[] {
  return toSearchText(text).match(WORD) ?? []
}

function atWordStart(word: string): string {
  return `  ${word}`
}
