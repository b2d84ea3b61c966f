import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { buildApp, readConfig } from '@rumo/api'
import { emailOf, enter } from './enter.ts'
import type { Figure, Suite } from './figure.ts'
import { load, type LoadResult } from './load.ts'
import { addEstudantes } from './many-tentativas.ts'
import { naiveEstatisticas } from './naive-estatisticas.ts'
import { sqliteTarget } from './targets.ts'
import { timeOf } from './time-of.ts'
import { inFolder } from './in-folder.ts'

const STUDENTS = 1000
const CONNECTIONS = 8
const WARM_UP_S = 1
const MEASURE_S = 4
const MOST_MS = 50
const PAUSE_MS = 10
const ENCODING = 'gzip, deflate, br, zstd'
const NAIVE = '/estatisticas-ingenuas'

/** The calls that /aluno makes at once, as paths below the API's address. */
const CALLS = {
  'the statistics': '/estatisticas',
  'the list of simulados': '/simulados?pagina=1&limite=10',
  'the list of essays': '/redacoes-enviadas?pagina=1&limite=10',
  'what comes back': '/revisoes?limite=1',
}

/** The profile over HTTP, in a database where many students have practised much. */
export const perfil: Suite = {
  key: 'perfil',
  name: `The profile among ${STUDENTS.toLocaleString('en-US')} students with 1,000 attempts each, at ${CONNECTIONS} connections`,
  run: () => inFolder(runIn),
}

async function runIn(folder: string): Promise<Figure[]> {
  await using app = await buildApp(readConfig({ DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'silent' }))
  const file = path.join(folder, 'rumo.sqlite')
  await using target = sqliteTarget(file)
  using db = new DatabaseSync(file)
  const email = emailOf('Aluno')
  await addEstudantes(target, email, STUDENTS)
  const count = naiveEstatisticas(db, email)
  app.get(NAIVE, { schema: { hide: true } }, async () => count())
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const tokens = {
    'a student with 20,000 attempts': await enter(origin, email),
    'a student with 1,000 attempts': await enter(origin, 'estudante7@exemplo.br'),
  }
  const profile = await measure(origin, tokens)
  return [...profile, ...(await conferir(origin))]
}

async function measure(origin: string, tokens: Record<string, string>): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [who, token] of Object.entries(tokens)) {
    for (const [what, url] of Object.entries(CALLS)) {
      const { p99Ms } = await loaded(`${origin}${url}`, token)
      const name = `slowest of a hundred: ${what} of ${who}`
      const row = `A call of the profile of ${who}, slowest of a hundred`
      figures.push({ name, value: p99Ms, unit: 'ms', atMost: MOST_MS, row })
    }
  }
  const naive = await loaded(`${origin}${NAIVE}`)
  const baseline = { name: 'counting every attempt', value: naive.p99Ms }
  return figures.map((figure, place) => (place === 0 ? { ...figure, baseline } : figure))
}

/**
 * The first call of an hour reads the first answers of all students to all questions. Other calls must be answered
 * meanwhile.
 */
async function conferir(origin: string): Promise<Figure[]> {
  const token = await enter(origin, emailOf('Administrador'))
  const over = new AbortController()
  const [took, waits] = await Promise.all([
    timeOf(() => get(`${origin}/analises`, token)).finally(() => over.abort()),
    timesUntil(over.signal, `${origin}/materias`),
  ])
  const row = 'The questions to look at, found anew by the first answers of all students'
  return [
    { name: 'the questions to look at, once an hour', value: took, unit: 'ms', row },
    {
      name: 'slowest of the calls of others meanwhile',
      value: Math.max(...waits),
      unit: 'ms',
      row: 'a call of others meanwhile, the slowest',
    },
  ]
}

async function timesUntil(over: AbortSignal, url: string): Promise<number[]> {
  const times: number[] = []
  while (!over.aborted) {
    times.push(await timeOf(() => get(url)))
    await setTimeout(PAUSE_MS)
  }
  return times
}

async function get(url: string, token?: string): Promise<void> {
  const answer = await fetch(url, token ? { headers: { authorization: `Bearer ${token}` } } : {})
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
}

async function loaded(url: string, token?: string): Promise<LoadResult> {
  const calls = { url, encoding: ENCODING, connections: CONNECTIONS, ...(token && { token }) }
  await load({ ...calls, seconds: WARM_UP_S })
  const result = await load({ ...calls, seconds: MEASURE_S })
  if (result.failures > 0) throw new Error(`${url} failed ${result.failures} times`)
  return result
}
