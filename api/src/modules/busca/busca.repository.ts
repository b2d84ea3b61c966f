import { type FiltroDeBusca, LIMITE_PADRAO, type QuestaoDaBusca } from '@rumo/contract'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { drawableQuestoes } from '../../domain/publicacao/published.ts'
import { readAchadas } from '../../domain/questoes/achadas.ts'
import { keepByContent } from '../../infra/cache/content-version.ts'
import type { Database } from '../../infra/database/db.ts'
import { countOf, type Page } from '../../infra/lists/list-page.ts'
import {
  heldBack,
  idsHolding,
  strategyForCount,
  type SearchStrategy,
  wordStartTerms,
} from '../../infra/lists/trigrams.ts'

/** How many searches have their count of hits cached, for one version of the content. */
const MOST_COUNTS = 500

/**
 * Gives a function that finds one page of the questions that can be practised and contain every word of `busca`; an
 * empty page when `busca` is empty.
 */
export function questoesSearch(db: Database) {
  const counts = keepByContent<number>(db, MOST_COUNTS)
  return async (filtro: FiltroDeBusca = {}): Promise<Page<QuestaoDaBusca>> => {
    const { busca = '', pagina = 1, limite = LIMITE_PADRAO } = filtro
    if (busca === '') return { dados: [], total: 0 }
    const total = await counts(busca, () => countOf(findQuestoes(db, busca)))
    const offset = (pagina - 1) * limite
    if (offset >= total) return { dados: [], total }
    const found = await findQuestoes(db, busca, strategyForPage(offset + limite, total))
      .select('q.id')
      .orderBy('q.id_prova', 'desc')
      .orderBy(sql`coalesce(q.numero, 0)`, 'desc')
      .orderBy('q.id', 'desc')
      .limit(limite)
      .offset(offset)
      .execute()
    const ids = found.map(({ id }) => id)
    const achadas = await readAchadas(db, ids, busca)
    const referencias = await readReferencias(db, ids, wordStartTerms(busca))
    const dados = ids.flatMap((id) => {
      const achada = achadas.get(id)
      return achada ? [{ ...achada, referencia: referencias.get(id) ?? null }] : []
    })
    return { dados, total }
  }
}

/**
 * How to find the rows of a page that ends at `end`. Near the beginning of a long list nearly every row that is read
 * matches, so reading the texts is as fast as any index.
 */
function strategyForPage(end: number, total: number): SearchStrategy {
  const strategy = strategyForCount(total)
  return strategy === 'order' && end * 10 < total ? 'texts' : strategy
}

function findQuestoes(db: Database, busca: string, strategy: SearchStrategy = 'ids') {
  return drawableQuestoes(db).where(holdsEach(db, wordStartTerms(busca), strategy))
}

/** Whether a question `q` contains every term, each in its own text or in one of its references. */
function holdsEach(
  db: Database,
  terms: readonly string[],
  strategy: SearchStrategy,
): Expression<SqlBool> {
  const [longest, ...others] = terms.toSorted((one, other) => other.length - one.length)
  if (longest === undefined) return sql<SqlBool>`1 = 0`
  // The index is asked for the longest term alone, which leaves few rows to read for the other terms. Asked for each
  // term, it would give nearly all rows for the short words of a sentence.
  const first = strategy === 'texts' ? holdsInTexts(longest) : holdsByIndex(db, longest, strategy)
  return sql<SqlBool>`${sql.join([first, ...others.map(holdsInTexts)], sql` and `)}`
}

function holdsByIndex(db: Database, term: string, strategy: SearchStrategy): RawBuilder<SqlBool> {
  return sql`${heldBack(db, strategy)}q.id in (
    ${idsHolding(db, 'questoes', term)}
    union all
    select qr.id_questao from questoes_referencias as qr
    where qr.id_referencia in (${idsHolding(db, 'referencias', term)})
  )`
}

function holdsInTexts(term: string): RawBuilder<SqlBool> {
  const like = `%${term}%`
  return sql`(q.busca like ${like} or exists (
    select 1 from questoes_referencias as qr
    inner join referencias as r on r.id = qr.id_referencia
    where qr.id_questao = q.id and r.busca like ${like}
  ))`
}

/** By question: its first reference that contains a term which the question's own text does not contain. */
async function readReferencias(db: Database, ids: readonly number[], terms: readonly string[]) {
  const rows = await db
    .selectFrom('questoes_referencias as qr')
    .innerJoin('questoes as q', 'q.id', 'qr.id_questao')
    .innerJoin('referencias as r', 'r.id', 'qr.id_referencia')
    .select(['q.id as id_questao', 'q.busca', 'r.id', 'r.titulo', 'r.busca as busca_no_texto'])
    .where('q.id', 'in', ids)
    .orderBy('qr.ordem', 'desc')
    .execute()
  return new Map(
    rows
      .filter(({ busca, busca_no_texto }) =>
        terms.some((term) => !busca.includes(term) && busca_no_texto.includes(term)),
      )
      .map(({ id_questao, id, titulo }) => [id_questao, { id, titulo }]),
  )
}
