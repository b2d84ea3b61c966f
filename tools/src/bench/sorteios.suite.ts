import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buildApp, readConfig } from '@rumo/api'
import { startPostgres } from '@rumo/api/testing'
import { CONNECTIONS, type Draws, measureDraws, PEDIDO, slowestDrawAfterChanges } from './draws.ts'
import { hasCommit } from './earlier-server.ts'
import { BEFORE, COPIES, measureBefore, measureOwn } from './own-servers.ts'
import type { Figure, Suite } from './figure.ts'
import { repeatQuestoes, type Target } from './many-questoes.ts'
import { naiveDraw } from './naive-draw.ts'
import { postgresTarget, sqliteTarget } from './targets.ts'
import { inFolder } from './in-folder.ts'

const LEAST_ANSWERS_PER_SECOND = { compressed: 3000, uncompressed: 1500 }
/** How many times as many answers must be possible as at that commit. */
const LEAST_TIMES_BEFORE = 2
const MOST_COMPRESSED_P99_MS = 50
const MOST_RESIDENT_MB = 250

interface Measured {
  sqlite: Draws
  /** Draws on SQLite by the method that the product's draw replaced. */
  naive: Draws
  postgres: Draws
  /** The 99th percentile of the time of a draw in ms, right after a change. */
  afterChanges: { sqlite: number; postgres: number }
  /** Compressed draws of a server in a process of its own: at this commit, with its memory after them, and before. */
  own: Measure & { residentMb: number }
  before: Measure
}

type Measure = Draws['compressed']

const ROWS = {
  compressed: {
    sqlite: `Draws of ${PEDIDO.quantidade} questions at ${CONNECTIONS} connections, compressed`,
    postgres: 'the same on PostgreSQL',
  },
  uncompressed: null,
}

/** The heaviest call of practice, over HTTP on both databases. The load generator runs on the same machine. */
export const sorteios: Suite = {
  key: 'sorteios',
  name: `Draws of ${PEDIDO.quantidade} questions at ${CONNECTIONS} connections`,
  missing: () =>
    hasCommit(BEFORE)
      ? undefined
      : `Commit ${BEFORE}, beside which draws are measured, is not in this clone.`,
  run: () =>
    inFolder(async (folder) => {
      const measured = await measureOnBoth(folder)
      const { afterChanges } = measured
      return [
        ...figuresOf('compressed', measured),
        ...figuresOfPieces(measured),
        afterChange('SQLite', afterChanges.sqlite),
        afterChange('PostgreSQL', afterChanges.postgres),
        ...figuresOf('uncompressed', measured),
      ]
    }),
}

async function measureOnBoth(folder: string): Promise<Measured> {
  const server = await startPostgres()
  try {
    const { sqlite, naive } = await measureOnSqlite(folder)
    const own = await measureOwn(folder)
    const before = await measureBefore(folder)
    const postgres = await measureOnPostgres(folder, server.addressOf('postgres'))
    return {
      sqlite: sqlite.draws,
      naive,
      postgres: postgres.draws,
      afterChanges: { sqlite: sqlite.afterChanges, postgres: postgres.afterChanges },
      own,
      before,
    }
  } finally {
    await server.remove()
  }
}

async function measureOnSqlite(folder: string) {
  await using app = await openApi(folder, {})
  const file = path.join(folder, 'rumo.sqlite')
  await using target = sqliteTarget(file)
  using db = new DatabaseSync(file)
  await repeatQuestoes(target, COPIES)
  const draw = naiveDraw(db)
  app.post('/sorteios-ingenuos', { schema: { hide: true } }, async () => draw(PEDIDO.quantidade))
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    sqlite: await measureAt(origin, target),
    naive: await measureDraws(`${origin}/sorteios-ingenuos`),
  }
}

/** Measures on a PostgreSQL server of this machine, over a socket. Its processes use the same processor. */
async function measureOnPostgres(folder: string, address: string) {
  await using app = await openApi(folder, {
    DATABASE_URL: address,
    JWT_SECRET: 'of servers that this bench alone can reach',
  })
  await using target = await postgresTarget(address)
  await repeatQuestoes(target, COPIES)
  await target.run('analyze')
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return await measureAt(origin, target)
}

async function measureAt(origin: string, target: Target) {
  const url = `${origin}/sorteios`
  return {
    draws: await measureDraws(url),
    afterChanges: await slowestDrawAfterChanges(url, target),
  }
}

function openApi(folder: string, env: Record<string, string>) {
  const config = readConfig({ ...env, DATA_DIR: folder, DEMO: '1' })
  return buildApp(config, {
    logStream: createWriteStream(path.join(folder, 'log'), { flags: 'a' }),
  })
}

function figuresOf(encoding: keyof typeof ROWS, measured: Measured): Figure[] {
  const sqlite = measured.sqlite[encoding]
  const naive = measured.naive[encoding]
  const postgres = measured.postgres[encoding]
  const rows = ROWS[encoding]
  const failures = sqlite.failures + naive.failures + postgres.failures
  return [
    {
      name: `answers, ${encoding}`,
      value: sqlite.answersPerSecond,
      unit: '/s',
      atLeast: LEAST_ANSWERS_PER_SECOND[encoding],
      baseline: { name: 'a join with ORDER BY random()', value: naive.answersPerSecond },
      ...(rows && { row: rows.sqlite }),
    },
    {
      name: `answers on PostgreSQL, ${encoding}`,
      value: postgres.answersPerSecond,
      unit: '/s',
      baseline: { name: 'SQLite', value: sqlite.answersPerSecond },
      ...(rows && { row: rows.postgres }),
    },
    {
      name: `slowest of a hundred answers, ${encoding}`,
      value: sqlite.p99Ms,
      unit: 'ms',
      ...(encoding === 'compressed' && { atMost: MOST_COMPRESSED_P99_MS }),
    },
    {
      name: `slowest of a hundred answers on PostgreSQL, ${encoding}`,
      value: postgres.p99Ms,
      unit: 'ms',
      baseline: { name: 'SQLite', value: sqlite.p99Ms },
    },
    {
      name: `one answer, ${encoding}`,
      value: sqlite.bytes,
      unit: 'bytes',
      ...(encoding === 'compressed' && {
        baseline: { name: `at ${BEFORE}`, value: measured.before.bytes },
      }),
    },
    { name: `failed answers, ${encoding}`, value: failures, atMost: 0 },
  ]
}

/** The gain and the cost of compressing the questions before they are drawn. */
function figuresOfPieces({ own, before }: Measured): Figure[] {
  return [
    {
      name: 'answers, compressed, by those of the way before',
      value: own.answersPerSecond / before.answersPerSecond,
      atLeast: LEAST_TIMES_BEFORE,
    },
    { name: 'answers, compressed, of the way before', value: before.answersPerSecond, unit: '/s' },
    {
      name: 'memory of the server after them',
      value: own.residentMb,
      unit: 'MB',
      atMost: MOST_RESIDENT_MB,
      row: 'memory of a server after draws for 12 seconds',
    },
  ]
}

function afterChange(database: string, value: number): Figure {
  const name = `slowest of a hundred draws right after a change, on ${database}`
  return { name, value, unit: 'ms', row: name }
}
