import { LIMITE_PADRAO, type ListQuery } from '@rumo/contract'
import { toSearchText } from '@rumo/contract/search-text'
import { type Expression, type SelectQueryBuilder, sql } from 'kysely'

/** How a list can be searched and sorted. The records to list are selected by the query. */
interface Listing<Campo extends string> {
  /** The search texts of a record: each word of a search must occur in one of them. */
  busca: readonly [Expression<unknown>, ...Expression<unknown>[]]
  /** The columns to sort by for each field. They must not be null, because the two databases sort nulls differently. */
  ordem: Record<Campo, readonly Expression<unknown>[]>
  /** The default order; without it, records are sorted by `id` alone. */
  padrao?: Campo | `-${Campo}`
  /** The last column to sort by, so that the order is always the same. */
  id: Expression<unknown>
}

/** A whole list, or one page of it together with the number of all records. */
export interface Page<Row> {
  dados: Row[]
  total?: number
}

/** Returns the whole list if no option was given; otherwise one page. */
export async function listPage<DB, TB extends keyof DB, Row, Campo extends string>(
  query: SelectQueryBuilder<DB, TB, Row>,
  asked: ListQuery<Campo> | undefined,
  listing: Listing<Campo>,
): Promise<Page<Row>> {
  const { pagina = 1, limite = LIMITE_PADRAO, busca = '', ordem = listing.padrao } = asked ?? {}
  const found = searching(query, listing.busca, busca)
  const sorted = sorting(found, listing, ordem)
  if (Object.values(asked ?? {}).every((value) => value === undefined)) {
    return { dados: await sorted.execute() }
  }
  const dados = await sorted
    .limit(limite)
    .offset((pagina - 1) * limite)
    .execute()
  return { dados, total: await countOf(found) }
}

/** The list of what belongs to a record; undefined if the list is empty and `owner` finds no such record. */
export async function listOf<Row>(
  owner: { executeTakeFirst(): Promise<object | undefined> },
  list: Promise<Page<Row>>,
): Promise<Page<Row> | undefined> {
  const page = await list
  return page.dados.length > 0 || (await owner.executeTakeFirst()) ? page : undefined
}

export async function countOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}

function searching<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  texts: Listing<string>['busca'],
  busca: string,
): SelectQueryBuilder<DB, TB, Row> {
  const text = sql.join(texts, sql` || ' ' || `)
  return wordsIn(busca).reduce(
    (narrowed, word) =>
      narrowed.where(sql<boolean>`${text} like ${`%${escapeLike(word)}%`} escape '\\'`),
    query,
  )
}

function wordsIn(busca: string): string[] {
  return toSearchText(busca).split(/\s+/).filter(Boolean)
}

/** Escapes the characters that have a meaning in LIKE. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

function sorting<DB, TB extends keyof DB, Row, Campo extends string>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { ordem, id }: Listing<Campo>,
  by: Campo | `-${Campo}` | undefined,
): SelectQueryBuilder<DB, TB, Row> {
  const direction = by?.startsWith('-') ? 'desc' : 'asc'
  // Without its sign, the text is the name of a field.
  const campo = by?.replace(/^-/, '') as Campo | undefined
  const expressions = campo === undefined ? [] : ordem[campo]
  return expressions
    .reduce<typeof query>((sorted, expression) => sorted.orderBy(expression, direction), query)
    .orderBy(id)
}
