import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buildApp, readConfig } from '@rumo/api'
import { emailOf, enter } from './enter.ts'
import type { Figure, Suite } from './figure.ts'
import { load, type LoadResult } from './load.ts'
import { addEstudantes } from './many-tentativas.ts'
import { naiveEstatisticas } from './naive-estatisticas.ts'
import { sqliteTarget } from './targets.ts'

const STUDENTS = 1000
const CONNECTIONS = 8
const WARM_UP_S = 1
const MEASURE_S = 4
const MOST_MS = 50
const ENCODING = 'gzip, deflate, br, zstd'
const NAIVE = '/estatisticas-ingenuas'

/** What /aluno asks for at once, as its paths below the API's address. */
const CALLS = {
  'the statistics': '/estatisticas',
  'the list of simulados': '/simulados?pagina=1&limite=10',
  'the list of essays': '/redacoes-enviadas?pagina=1&limite=10',
  'what comes back': '/revisoes?limite=1',
}

/** The profile over HTTP, where many have practised much. */
export const perfil: Suite = {
  key: 'perfil',
  name: `The profile among ${STUDENTS.toLocaleString('en-US')} students with 1,000 attempts each, at ${CONNECTIONS} connections`,
  run: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rumo-bench-'))
    try {
      return await runIn(folder)
    } finally {
      await rm(folder, { recursive: true })
    }
  },
}

async function runIn(folder: string): Promise<Figure[]> {
  const app = await buildApp(readConfig({ DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'silent' }))
  const file = path.join(folder, 'rumo.sqlite')
  const target = sqliteTarget(file)
  const db = new DatabaseSync(file)
  try {
    const email = emailOf('Aluno')
    await addEstudantes(target, email, STUDENTS)
    const count = naiveEstatisticas(db, email)
    app.get(NAIVE, { schema: { hide: true } }, async () => count())
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    const tokens = {
      'a student with 20,000 attempts': await enter(origin, email),
      'a student with 1,000 attempts': await enter(origin, 'estudante7@exemplo.br'),
    }
    return await measure(origin, tokens)
  } finally {
    db.close()
    await target.close()
    await app.close()
  }
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

async function loaded(url: string, token?: string): Promise<LoadResult> {
  const calls = { url, encoding: ENCODING, connections: CONNECTIONS, ...(token && { token }) }
  await load({ ...calls, seconds: WARM_UP_S })
  const result = await load({ ...calls, seconds: MEASURE_S })
  if (result.failures > 0) throw new Error(`${url} failed ${result.failures} times`)
  return result
}
