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
 * machine. For `anew` the server compresses each answer again. `uncompressed` is for a client that takes no compressed
 * answer.
 */
const ENCODINGS = { compressed: 'gzip, deflate, br, zstd', anew: 'br', uncompressed: 'identity' }

/** The load result and the size of an answer, for each encoding. */
export type Draws = Record<keyof typeof ENCODINGS, LoadResult & { bytes: number }>

/**
 * Measures draws at `url` in each encoding, one encoding after the other, each after a warm-up. A client sends its next
 * request as soon as the last one is answered.
 */
export async function measureDraws(url: string): Promise<Draws> {
  return {
    compressed: await measure(url, ENCODINGS.compressed),
    anew: await measure(url, ENCODINGS.anew),
    uncompressed: await measure(url, ENCODINGS.uncompressed),
  }
}

/** Sends draws to `url` for some seconds, as many as are answered, without a result. */
export async function drawForAWhile(url: string): Promise<void> {
  const draws = { url, encoding: ENCODINGS.compressed, body: PEDIDO, connections: CONNECTIONS }
  await load({ ...draws, seconds: MEASURE_S })
}

async function measure(url: string, encoding: string) {
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
