import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buildApp, readConfig } from '@rumo/api'
import type { PedidoDeSorteio } from '@rumo/contract'
import type { Figure, Suite } from './figure.ts'
import { load } from './load.ts'
import { repeatQuestoes } from './many-questoes.ts'
import { naiveDraw } from './naive-draw.ts'

const CONNECTIONS = 32
const WARM_UP_S = 2
const MEASURE_S = 8
const LEAST_ANSWERS_PER_SECOND = 1500
const PEDIDO = { quantidade: 10 } satisfies PedidoDeSorteio
/** What Chromium asks for over HTTPS and of this machine, and what a client asks that takes no other. */
const ENCODINGS = { compressed: 'gzip, deflate, br, zstd', uncompressed: 'identity' }
/** Twenty years of exams: 2,400 questions out of the demonstration's 30. */
const COPIES = 80

/** The heaviest call of practice, over HTTP, with the load generator beside it. */
export const sorteios: Suite = {
  name: `Draws of ${PEDIDO.quantidade} questions at ${CONNECTIONS} connections`,
  run: async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'rumo-bench-'))
    try {
      return await measure(dataDir)
    } finally {
      await rm(dataDir, { recursive: true })
    }
  },
}

async function measure(dataDir: string): Promise<Figure[]> {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '1' })
  const app = await buildApp(config, createWriteStream(path.join(dataDir, 'log')))
  const db = new DatabaseSync(path.join(dataDir, 'rumo.sqlite'))
  try {
    repeatQuestoes(db, COPIES)
    const naive = naiveDraw(db)
    app.post('/sorteios-ingenuos', { schema: { hide: true } }, async () => naive(PEDIDO.quantidade))
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    return await compare(`${origin}/sorteios`, `${origin}/sorteios-ingenuos`)
  } finally {
    await app.close()
    db.close()
  }
}

async function compare(url: string, naiveUrl: string): Promise<Figure[]> {
  const figures = []
  for (const [name, encoding] of Object.entries(ENCODINGS)) {
    const bytes = await answerBytes(url, encoding)
    const drawn = await measureLoad(url, encoding)
    const naive = await measureLoad(naiveUrl, encoding)
    figures.push(
      {
        name: `answers, ${name}`,
        value: drawn.answersPerSecond,
        unit: '/s',
        atLeast: LEAST_ANSWERS_PER_SECOND,
        baseline: { name: 'a join with ORDER BY random()', value: naive.answersPerSecond },
      },
      { name: `slowest of a hundred answers, ${name}`, value: drawn.p99Ms, unit: 'ms' },
      { name: `one answer, ${name}`, value: bytes, unit: 'bytes' },
      {
        name: `failed answers, ${name}`,
        value: drawn.failures + naive.failures,
        unit: '',
        atMost: 0,
      },
    )
  }
  return figures
}

/** On the wire; fails when the server does not encode what it is meant to. */
async function answerBytes(url: string, encoding: string): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': encoding },
    body: JSON.stringify(PEDIDO),
  })
  await answer.arrayBuffer()
  if (answer.headers.has('content-encoding') !== (encoding !== 'identity')) {
    throw new Error(`Asked for ${encoding}, got ${answer.headers.get('content-encoding')}`)
  }
  return Number(answer.headers.get('content-length'))
}

async function measureLoad(url: string, encoding: string) {
  const draws = { url, encoding, body: PEDIDO, connections: CONNECTIONS }
  await load({ ...draws, seconds: WARM_UP_S })
  return load({ ...draws, seconds: MEASURE_S })
}
