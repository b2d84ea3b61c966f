import type { PedidoDeSorteio } from '@rumo/contract'
import { slowestAfterChanges } from './after-changes.ts'
import { load, type LoadResult } from './load.ts'
import type { Target } from './many-questoes.ts'

export const CONNECTIONS = 32
const WARM_UP_S = 4
const MEASURE_S = 8
export const PEDIDO = { quantidade: 10 } satisfies PedidoDeSorteio
/**
 * What Chromium asks for over HTTPS and of this machine, what a client asks that takes no other, and one for which each
 * answer is compressed anew.
 */
const ENCODINGS = { compressed: 'gzip, deflate, br, zstd', anew: 'br', uncompressed: 'identity' }

/** What draws cost in each encoding of the answer. */
export type Draws = Record<keyof typeof ENCODINGS, LoadResult & { bytes: number }>

/** Draws at `url` as fast as it answers, once it is warm, in one encoding after the other. */
export async function measureDraws(url: string): Promise<Draws> {
  return {
    compressed: await measure(url, ENCODINGS.compressed),
    anew: await measure(url, ENCODINGS.anew),
    uncompressed: await measure(url, ENCODINGS.uncompressed),
  }
}

/** Draws for a few seconds, as many as are answered. */
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

/** The slowest of a hundred draws in ms, all connections at once, each right after a question was changed. */
export function slowestDrawAfterChanges(url: string, target: Target): Promise<number> {
  const draw = async () => void (await answerBytes(url, ENCODINGS.compressed))
  return slowestAfterChanges(target, CONNECTIONS, draw)
}

/** Bytes on the wire; fails when the server does not use the wanted encoding. */
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
