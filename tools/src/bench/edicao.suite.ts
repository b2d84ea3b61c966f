import path from 'node:path'
import { z } from 'zod'
import { slowestAfterChanges } from './after-changes.ts'
import { ask } from './ask.ts'
import { emailOf, enter } from './enter.ts'
import type { Figure, Suite } from './figure.ts'
import { load } from './load.ts'
import { repeatQuestoes, type Target } from './many-questoes.ts'
import { withServer } from './resident.ts'
import { sqliteTarget } from './targets.ts'
import { inFolder } from './in-folder.ts'

const QUESTOES = 100_000
const CONNECTIONS = 8
const WARM_UP_S = 1
const MEASURE_S = 4
const MOST_MS = 50
const ENCODING = 'gzip, deflate, br, zstd'

const ROWS = {
  page: `A page of the back office, ${QUESTOES.toLocaleString('en-US')} questions, slowest of a hundred`,
  pageAfter: 'the same right after a change',
  search: 'a search over all of them, slowest of a hundred',
  searchAfter: 'the same right after a change',
  homeAfter: 'the home of the back office right after a change',
}

const listed = z.object({ total: z.number() })

/** The requests of the back office that are measured, as paths below the API's address. */
const PAGES = {
  'the first page of questions': '/edicao/questoes?pagina=1',
  'the last page of questions': `/edicao/questoes?pagina=${QUESTOES / 20}`,
  'questions by number, backwards': '/edicao/questoes?pagina=100&ordem=-numero',
  'a prova and its questions': '/edicao/questoes?id_prova=900&limite=100',
  'a search within a prova': '/edicao/questoes?id_prova=900&busca=velocidade',
  'the questions that lack nothing': '/edicao/questoes?estado=completa',
  'the questions with a figure': '/edicao/questoes?estado=com_figura',
  'the annulled questions by number': '/edicao/questoes?estado=anulada&ordem=numero',
  references: '/edicao/referencias?pagina=1',
  provas: '/provas?pagina=1',
  'essay themes': '/redacoes?pagina=1',
  vestibulares: '/vestibulares?pagina=1',
  matérias: '/materias?pagina=1',
  cursos: '/cursos?pagina=1',
}

/** Requests that a change of the questions does not make slower. */
const OTHERS = {
  usuários: '/usuarios?pagina=1',
  reports: '/relatos?pagina=1',
  'the log': '/registro?agrupadas=true',
}

const HOME = '/resumo'

const SEARCHES = {
  'a word that no question has': 'xilofone',
  'a word of some': 'velocidade',
  'a word of most': 'que',
  'two letters that words begin with': 'ox',
  'two words': 'velocidade carrinho',
}

/** The back office over HTTP, with as many questions as two hundred years of exams. */
export const edicao: Suite = {
  key: 'edicao',
  name: `The back office with ${QUESTOES.toLocaleString('en-US')} questions, at ${CONNECTIONS} connections`,
  run: () => inFolder(runIn),
}

function runIn(folder: string): Promise<Figure[]> {
  return withServer(folder, async ({ origin }) => {
    await using target = sqliteTarget(path.join(folder, 'rumo.sqlite'))
    await repeatQuestoes(target, Math.ceil(QUESTOES / (await target.greatestId('questoes'))))
    // SQLite keeps what was just written in its log, which is slower to read than the database file. This moves it
    // there.
    await target.run('pragma wal_checkpoint(truncate)')
    return await measure(origin, await enter(origin, emailOf('Administrador')), target)
  })
}

async function measure(origin: string, token: string, target: Target): Promise<Figure[]> {
  const figures: Figure[] = []
  const home = { 'the home': HOME }
  for (const [name, page] of Object.entries({ ...PAGES, ...OTHERS, ...home })) {
    figures.push(await slowest(name, `${origin}${page}`, token, ROWS.page))
  }
  for (const [name, page] of Object.entries(PAGES)) {
    const limit = { row: ROWS.pageAfter, atMost: MOST_MS }
    figures.push(await afterChanges(name, ask(`${origin}${page}`, token), target, limit))
  }
  for (const [name, busca] of Object.entries(SEARCHES)) {
    const url = `${origin}/edicao/questoes?busca=${encodeURIComponent(busca)}`
    const found = await totalOf(url, token)
    const title = `a search over all for ${name} (${found} found)`
    figures.push(await slowest(title, url, token, ROWS.search))
    const limit = { row: ROWS.searchAfter, atMost: MOST_MS }
    figures.push(await afterChanges(title, ask(url, token), target, limit))
  }
  const asking = ask(`${origin}${HOME}`, token)
  const row = { row: ROWS.homeAfter }
  return [...figures, await afterChanges('the home', asking, target, row)]
}

/** Measures the time that all connections wait when they ask at once for what has to be counted anew. */
async function afterChanges(
  name: string,
  asking: () => Promise<void>,
  target: Target,
  limit: Pick<Figure, 'atMost' | 'row'>,
): Promise<Figure> {
  const value = await slowestAfterChanges(target, CONNECTIONS, asking)
  return {
    name: `slowest of a hundred, right after a change: ${name}`,
    value,
    unit: 'ms',
    ...limit,
  }
}

async function slowest(name: string, url: string, token: string, row: string): Promise<Figure> {
  const calls = { url, token, encoding: ENCODING, connections: CONNECTIONS }
  await load({ ...calls, seconds: WARM_UP_S })
  const { p99Ms, failures } = await load({ ...calls, seconds: MEASURE_S })
  if (failures > 0) throw new Error(`${url} failed ${failures} times`)
  return { name: `slowest of a hundred: ${name}`, value: p99Ms, unit: 'ms', atMost: MOST_MS, row }
}

async function totalOf(url: string, token: string): Promise<number> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  return listed.parse(await answer.json()).total
}
