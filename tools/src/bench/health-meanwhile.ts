import { buildApp, readConfig } from '@rumo/api'
import { emailOf, enter } from './enter.ts'
import type { Figure } from './figure.ts'
import { load } from './load.ts'
import { inFolder } from './in-folder.ts'

/** The limit for other requests while the API reads an exam's PDF. */
const MOST_MS = 50
const WARM_UP_S = 1
const MEASURE_S = 20
/** The load of a busy school. With as many calls as possible, the measurement would slow itself down. */
const CALLS = { encoding: 'gzip', connections: 8, callsPerSecond: 100 }

/**
 * Measures how long GET /health takes while the API reads these PDFs one after the other, again and again, for
 * `seconds`. Throws when the API fails to read a PDF or to answer a call.
 */
export async function healthMeanwhile(
  pdfs: readonly Uint8Array<ArrayBuffer>[],
  seconds = MEASURE_S,
): Promise<Figure> {
  return inFolder(async (folder) => {
    await using app = await buildApp(
      readConfig({ DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'silent' }),
    )
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    return await measure(origin, pdfs, seconds)
  })
}

async function measure(
  origin: string,
  pdfs: readonly Uint8Array<ArrayBuffer>[],
  seconds: number,
): Promise<Figure> {
  const calls = { ...CALLS, url: `${origin}/health` }
  const token = await enter(origin, emailOf('Administrador'))
  await load({ ...calls, seconds: WARM_UP_S })
  const over = new AbortController()
  const [{ p99Ms, failures }] = await Promise.all([
    load({ ...calls, seconds }).finally(() => over.abort()),
    extractUntil(over.signal, pdfs, (pdf) => extract(origin, token, pdf)),
  ])
  if (failures > 0) throw new Error(`${calls.url} failed ${failures} times`)
  return {
    name: `slowest of a hundred /health, ${CALLS.callsPerSecond} a second, while booklets are read`,
    value: p99Ms,
    unit: 'ms',
    atMost: MOST_MS,
    row: 'A call of the API while it reads booklets, slowest of a hundred',
  }
}

async function extractUntil(
  over: AbortSignal,
  pdfs: readonly Uint8Array<ArrayBuffer>[],
  read: (pdf: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<void> {
  while (!over.aborted) {
    for (const pdf of pdfs) {
      if (!over.aborted) await read(pdf)
    }
  }
}

async function extract(origin: string, token: string, pdf: Uint8Array<ArrayBuffer>): Promise<void> {
  const body = new FormData()
  body.set('file', new Blob([pdf]))
  const answer = await fetch(`${origin}/provas/extract-pdf`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  const { status } = answer
  const text = await answer.text()
  if (status !== 200) throw new Error(`A booklet was answered ${status}: ${text}`)
}
