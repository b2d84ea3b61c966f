import path from 'node:path'
import { buildApp, readConfig } from '@rumo/api'
import { z } from 'zod'
import { timesAfterChanges } from './after-changes.ts'
import { emailOf, enter } from './enter.ts'
import type { Figure, Suite } from './figure.ts'
import { load } from './load.ts'
import { repeatQuestoes, type Target } from './many-questoes.ts'
import { sqliteTarget } from './targets.ts'
import { inFolder } from './in-folder.ts'

const QUESTOES = 100_000
const CONNECTIONS = 8
const WARM_UP_S = 1
const MEASURE_S = 4
const MOST_PAGE_MS = 50
const MOST_SEARCH_MS = 150
const ENCODING = 'gzip, deflate, br, zstd'

const ROWS = {
  page: `A page of the back office, ${QUESTOES.toLocaleString('en-US')} questions, slowest of a hundred`,
  search: 'a search over all of them, slowest of a hundred',
  searchAfter: 'the same right after a change, slowest of 40',
  countedAfter: 'a page that counts them, right after a change, slowest of 40',
}

const listed = z.object({ total: z.number() })

/** What the back office asks for, as its paths below the API's address. */
const PAGES = {
  'the first page of questions': '/edicao/questoes?pagina=1',
  'the last page of questions': `/edicao/questoes?pagina=${QUESTOES / 20}`,
  'questions by number, backwards': '/edicao/questoes?pagina=100&ordem=-numero',
  'a prova and its questions': '/edicao/questoes?id_prova=900&limite=100',
  'a search within a prova': '/edicao/questoes?id_prova=900&busca=velocidade',
  references: '/edicao/referencias?pagina=1',
  provas: '/provas?pagina=1',
  'essay themes': '/redacoes?pagina=1',
  vestibulares: '/vestibulares?pagina=1',
  matérias: '/materias?pagina=1',
  cursos: '/cursos?pagina=1',
  usuários: '/usuarios?pagina=1',
  reports: '/relatos?pagina=1',
  'the log': '/registro?agrupadas=true',
  'the home': '/resumo',
}

/** What is counted anew after a change. */
const COUNTED = {
  'the home': '/resumo',
  'the questions that lack nothing': '/edicao/questoes?estado=completa',
  'the questions with a figure': '/edicao/questoes?estado=com_figura',
  'the annulled questions by number': '/edicao/questoes?estado=anulada&ordem=numero',
}

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

async function runIn(folder: string): Promise<Figure[]> {
  const app = await buildApp(readConfig({ DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'silent' }))
  const target = sqliteTarget(path.join(folder, 'rumo.sqlite'))
  try {
    await repeatQuestoes(target, Math.ceil(QUESTOES / (await target.greatestId('questoes'))))
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    return await measure(origin, await enter(origin, emailOf('Administrador')), target)
  } finally {
    await target.close()
    await app.close()
  }
}

async function measure(origin: string, token: string, target: Target): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, url] of Object.entries(PAGES)) {
    figures.push(
      await slowest(name, `${origin}${url}`, token, { atMost: MOST_PAGE_MS, row: ROWS.page }),
    )
  }
  for (const [name, busca] of Object.entries(SEARCHES)) {
    const url = `${origin}/edicao/questoes?busca=${encodeURIComponent(busca)}`
    const found = await totalOf(url, token)
    const title = `a search over all for ${name} (${found} found)`
    figures.push(await slowest(title, url, token, { atMost: MOST_SEARCH_MS, row: ROWS.search }))
    figures.push(await slowestAfterChanges(title, ask(url, token), target, ROWS.searchAfter))
  }
  for (const [name, url] of Object.entries(COUNTED)) {
    figures.push(
      await slowestAfterChanges(name, ask(`${origin}${url}`, token), target, ROWS.countedAfter),
    )
  }
  return figures
}

/** All connections ask at once for what has to be counted anew. */
async function slowestAfterChanges(
  name: string,
  asking: () => Promise<void>,
  target: Target,
  row: string,
): Promise<Figure> {
  const times = await timesAfterChanges(target, CONNECTIONS, asking)
  const title = `slowest of ${times.length}, right after a change: ${name}`
  // The slowest of so few depends on the machine: the limits are those of a hundred calls, above.
  return { name: title, value: Math.max(...times), unit: 'ms', row }
}

/** One call, the answer's body read. */
function ask(url: string, token: string): () => Promise<void> {
  return async () => {
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  }
}

async function slowest(
  name: string,
  url: string,
  token: string,
  limit: Pick<Figure, 'atMost' | 'row'>,
): Promise<Figure> {
  const calls = { url, token, encoding: ENCODING, connections: CONNECTIONS }
  await load({ ...calls, seconds: WARM_UP_S })
  const { p99Ms, failures } = await load({ ...calls, seconds: MEASURE_S })
  if (failures > 0) throw new Error(`${url} failed ${failures} times`)
  return { name: `slowest of a hundred: ${name}`, value: p99Ms, unit: 'ms', ...limit }
}

async function totalOf(url: string, token: string): Promise<number> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  return listed.parse(await answer.json()).total
}
