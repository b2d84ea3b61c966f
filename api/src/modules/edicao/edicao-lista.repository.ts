import {
  type Estado,
  type FiltroDeQuestoes,
  type LinhaDeQuestao,
  PROBLEMAS,
  type Problema,
} from '@rumo/contract'
import { sum } from 'es-toolkit'
import { type SqlBool, sql } from 'kysely'
import { keepByContent } from '../../infra/cache/content-version.ts'
import type { Database } from '../../infra/database/db.ts'
import { countOf, type Page } from '../../infra/lists/list-page.ts'
import { trechoOf } from '../../domain/questoes/trecho.ts'
import { countHolding, holdsTerms, type SearchStrategy } from '../../infra/lists/trigrams.ts'
import { type Slice, sliceOf, strategyForSlice } from './list-slice.ts'
import {
  COM_IMAGEM_PROPRIA,
  COM_REFERENCIA_ILUSTRADA,
  IN_ESTADO,
  LACKS,
  NOT_COMPLETA,
  RETIRADA_COM_FIGURA,
  SHOWS_FIGURA,
  SHOWS_REFERENCIA,
} from './problemas.ts'

/** How many counts, and how many pages, are cached for one version of the content. */
const MOST_COUNTS = 500
const MOST_PAGES = 100

/** The columns that a list is sorted by. None of them is ever null, and there is an index for each order. */
const numero = sql<number>`coalesce(q.numero, 0)`
const ORDEM = {
  numero: [numero, sql<number>`q.id`],
  prova: [sql<number>`q.id_prova`, numero, sql<number>`q.id`],
}

/** The questions of the back office, always one page at a time: there may be a hundred thousand. */
export function edicaoListaRepository(db: Database) {
  const counts = keepByContent<number>(db, MOST_COUNTS)
  const pages = keepByContent<LinhaDeQuestao[]>(db, MOST_PAGES)

  /** The ids of the questions of one page, in their order. */
  async function idsOf(
    filtro: FiltroDeQuestoes,
    slice: Slice,
    strategy: SearchStrategy,
  ): Promise<number[]> {
    const columns = slice.by === 'numero' ? ORDEM.numero : ORDEM.prova
    const rows = await columns
      .reduce(
        (sorted, column) => sorted.orderBy(column, slice.direction),
        findQuestoes(db, filtro, strategy).select('q.id'),
      )
      .limit(slice.limit)
      .offset(slice.offset)
      .execute()
    const ids = rows.map(({ id }) => id)
    return slice.isFromEnd ? ids.toReversed() : ids
  }

  /** The rows with these `ids`, in the order of `ids`. */
  async function rowsOf(ids: readonly number[]): Promise<LinhaDeQuestao[]> {
    if (ids.length === 0) return []
    const rows = await selectRows(db).where('q.id', 'in', ids).execute()
    const byId = new Map(rows.map((row) => [row.id, toLinha(row)]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  return {
    /**
     * One page of questions, by default sorted by prova and number. The rows before the page are skipped in an index,
     * before any join, and counted from the nearer end of the list.
     */
    async questoes(filtro: FiltroDeQuestoes = {}): Promise<Page<LinhaDeQuestao>> {
      const total = await counts(keyOf(filtro), () => countQuestoes(db, filtro))
      const slice = sliceOf(filtro, total)
      if (slice.limit <= 0) return { dados: [], total }
      const dados = await pages(JSON.stringify(filtro), async () =>
        rowsOf(await idsOf(filtro, slice, strategyForSlice(slice, total))),
      )
      return { dados, total }
    },
  }
}

/** The cache key of a count: the filter without the page. */
function keyOf({ id_prova, id_materia, id_assunto, ano, estado, busca }: FiltroDeQuestoes): string {
  return JSON.stringify([id_prova, id_materia, id_assunto, ano, estado, busca])
}

/** Whether no filter but a search applies. */
function isOfAll({ id_prova, id_materia, id_assunto, ano, estado }: FiltroDeQuestoes): boolean {
  return [id_prova, id_materia, id_assunto, ano, estado].every((each) => each === undefined)
}

/**
 * How SQLite finds the rows. With a filter besides the search, the index of the order is read instead of the index of
 * texts, because the former contains the filter's columns.
 */
function strategyWithFiltro(filtro: FiltroDeQuestoes, asked: SearchStrategy): SearchStrategy {
  // Reading all questions of one prova is faster than the index of all texts.
  if (filtro.id_prova !== undefined) return 'texts'
  return asked === 'ids' && !isOfAll(filtro) ? 'order' : asked
}

function findQuestoes(db: Database, filtro: FiltroDeQuestoes, asked: SearchStrategy = 'ids') {
  const { id_prova, id_materia, id_assunto, ano, estado, busca = '' } = filtro
  const strategy = strategyWithFiltro(filtro, asked)
  return db
    .selectFrom('questoes as q')
    .$if(id_prova !== undefined, (query) => query.where('q.id_prova', '=', id_prova ?? 0))
    .$if(id_materia !== undefined, (query) => query.where('q.id_materia', '=', id_materia ?? 0))
    .$if(id_assunto !== undefined, (query) => query.where('q.id_assunto', '=', id_assunto ?? 0))
    .$if(ano !== undefined, (query) => query.where('q.id_prova', 'in', provasOf(db, ano ?? 0)))
    .$if(estado !== undefined, (query) => query.where(inEstado(estado ?? 'completa', asked)))
    .$if(busca !== '', (query) =>
      query.where(holdsTerms(db, { table: 'questoes', alias: 'q', busca, strategy })),
    )
}

function inEstado(estado: Estado, strategy: SearchStrategy) {
  return estado === 'com_figura' && strategy === 'texts' ? SHOWS_FIGURA : IN_ESTADO[estado]
}

function provasOf(db: Database, ano: number) {
  return db
    .selectFrom('provas as p')
    .innerJoin('vestibulares as v', 'v.id', 'p.id_vestibular')
    .select('p.id')
    .where('v.ano', '=', ano)
}

function countQuestoes(db: Database, filtro: FiltroDeQuestoes): Promise<number> {
  const { estado, busca = '' } = filtro
  if (isOfAll(filtro) && busca !== '') return countHolding(db, { table: 'questoes', busca })
  if (busca === '' && isOfAll({ ...filtro, estado: undefined })) {
    if (estado === 'com_figura') return countComFigura(db)
    if (estado === 'completa') return countCompletas(db)
  }
  return countOf(findQuestoes(db, filtro))
}

/** Counts the questions with a figure: those with an illustrated text, those with a picture of their own alone. */
async function countComFigura(db: Database): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from (${COM_REFERENCIA_ILUSTRADA}) r)
      + (select count(*) from (${COM_IMAGEM_PROPRIA}) q where not ${SHOWS_REFERENCIA})
      - (select count(*) from questoes q where ${RETIRADA_COM_FIGURA}) as total`.execute(db)
  return rows[0]?.total ?? 0
}

/** Counts all questions without the others: these are few, and nearly all are complete. */
async function countCompletas(db: Database): Promise<number> {
  const questoes = db.selectFrom('questoes as q')
  const others = NOT_COMPLETA.map((condition) => countOf(questoes.where(condition)))
  return (await countOf(questoes)) - sum(await Promise.all(others))
}

function selectRows(db: Database) {
  return db
    .selectFrom('questoes as q')
    .innerJoin('provas as p', 'p.id', 'q.id_prova')
    .leftJoin('materias as m', 'm.id', 'q.id_materia')
    .leftJoin('assuntos as s', 's.id', 'q.id_assunto')
    .select([
      'q.id',
      'q.id_prova',
      'q.id_materia',
      'q.id_assunto',
      'q.numero',
      'q.situacao',
      'q.retirada_em',
    ])
    .select(['q.versao', 'q.texto', 'p.nome as nome_prova', 'm.nome as nome_materia'])
    .select('s.nome as nome_assunto')
    .select(PROBLEMAS.map((problema) => asNumber(LACKS[problema]).as(problema)))
}

type QuestaoRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number]

function toLinha({
  id_prova,
  id_materia,
  id_assunto,
  nome_prova,
  nome_materia,
  nome_assunto,
  texto_quebrado,
  sem_resposta,
  sem_materia,
  sem_numero,
  alternativas_incompletas,
  texto,
  ...linha
}: QuestaoRow): LinhaDeQuestao {
  const lacks: Record<Problema, number> = {
    texto_quebrado,
    sem_resposta,
    sem_materia,
    sem_numero,
    alternativas_incompletas,
  }
  return {
    ...linha,
    trecho: trechoOf(texto),
    problemas: PROBLEMAS.filter((problema) => lacks[problema] === 1),
    materia: id_materia === null ? null : { id: id_materia, nome: nome_materia ?? '' },
    assunto: id_assunto === null ? null : { id: id_assunto, nome: nome_assunto ?? '' },
    prova: { id: id_prova, nome: nome_prova },
  }
}

/** Turns a condition into 0 or 1, the same in both databases. */
function asNumber(condition: ReturnType<typeof sql<SqlBool>>) {
  return sql<number>`case when ${condition} then 1 else 0 end`
}
