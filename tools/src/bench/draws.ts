import type { PedidoDeSorteio } from '@rumo/contract'
import { slowestAfterChanges } from './after-changes.ts'
import { load, type LoadResult } from './load.ts'
import type { Target } from './many-questoes.ts'

export const CONNECTIONS = 32
const WARM_UP_S = 4
const MEASURE_S = 8
export const PEDIDO = { quantidade: 10 } satisfies PedidoDeSorteio
/**
 * The `Accept-Encoding` headers that are measured. `compressed` is what Chromium sends over HTTPS and to its own
 * machine. `uncompressed` is for a client that takes no compressed answer.
 */
const ENCODINGS = { compressed: 'gzip, deflate, br, zstd', uncompressed: 'identity' }

/** The load result and the size of an answer, for each encoding. */
export type Draws = Record<keyof typeof ENCODINGS, Measure>

type Measure = LoadResult & { bytes: number }

/**
 * Measures draws at `url` in each encoding, one encoding after the other, each after a warm-up. A client sends its next
 * request as soon as the last one is answered.
 */
export async function measureDraws(url: string): Promise<Draws> {
  return {
    compressed: await measureCompressed(url),
    uncompressed: await measure(url, ENCODINGS.uncompressed),
  }
}

/** Measures draws at `url` as a browser asks for them. */
export function measureCompressed(url: string): Promise<Measure> {
  return measure(url, ENCODINGS.compressed)
}

async function measure(url: string, encoding: string): Promise<Measure> {
  const bytes = await answerBytes(url, encoding)
  const draws = { url, encoding, body: PEDIDO, connections: CONNECTIONS }
  await load({ ...draws, seconds: WARM_UP_S })
  return { ...(await load({ ...draws, seconds: MEASURE_S })), bytes }
}

/**
 * The 99th percentile in ms of the time of a draw. All connections draw at once, each time right after the content
 * changed.
 */
export function slowestDrawAfterChanges(url: string, target: Target): Promise<number> {
  const draw = async () => void (await answerBytes(url, ENCODINGS.compressed))
  return slowestAfterChanges(target, CONNECTIONS, draw)
}

/** The size of an answer in bytes, as sent. Throws when the server does not use the wanted encoding. */
async function answerBytes(url: string, encoding: string): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': encoding },
    body: JSON.stringify(PEDIDO),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  if (answer.headers.has('content-encoding') !== (encoding !== 'identity')) {
    throw new Error(`Asked for ${encoding}, got ${answer.headers.get('content-encoding')}`)
  }
  return Number(answer.headers.get('content-length'))
}
