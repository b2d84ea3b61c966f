import { LIMITE_PADRAO, type ListQuery } from '@rumo/contract'
import { toSearchText } from '@rumo/contract/search-text'
import { type Expression, type SelectQueryBuilder, sql } from 'kysely'

/** How a list is searched and sorted; what it is of stands in its query. */
interface Listing<Campo extends string> {
  /** The search texts of a record: each word looked for is in one of them. */
  busca: readonly [Expression<unknown>, ...Expression<unknown>[]]
  /** By what each field sorts, none of it ever null: the two databases place nulls differently. */
  ordem: Record<Campo, readonly Expression<unknown>[]>
  /** The order unless told; by `id` alone without it. */
  padrao?: Campo | `-${Campo}`
  /** Puts in order what else is alike. */
  id: Expression<unknown>
}

/** A list, or one page of it with the length of the whole. */
export interface Page<Row> {
  dados: Row[]
  total?: number
}

/** Gives what a list was asked for: the whole of it, or one page as soon as anything was. */
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

/** A list of what belongs to one record; undefined where nothing does because `owner` finds no such record. */
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

/** A text that LIKE takes to the letter. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

function sorting<DB, TB extends keyof DB, Row, Campo extends string>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { ordem, id }: Listing<Campo>,
  by: Campo | `-${Campo}` | undefined,
): SelectQueryBuilder<DB, TB, Row> {
  const direction = by?.startsWith('-') ? 'desc' : 'asc'
  // What is left of the field's name when its sign is gone is the name.
  const campo = by?.replace(/^-/, '') as Campo | undefined
  const expressions = campo === undefined ? [] : ordem[campo]
  return expressions
    .reduce<typeof query>((sorted, expression) => sorted.orderBy(expression, direction), query)
    .orderBy(id)
}
