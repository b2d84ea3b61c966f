import { Readable } from 'node:stream'
import { someOf } from '@rumo/contract/runs'
import { describe, expect, it } from 'vitest'
import { HOSTILE } from './hostile-corpus.fixture.ts'
import { ReadingError } from './leitura.errors.ts'
import { readPdf } from './read-pdf.ts'

/** A minute for reading, and some time for starting the process on a busy machine. */
const TIMEOUT_MS = 90_000

/** Reading a file starts a process, so only a full run takes all files; others take one of five. */
const ONE_IN = 5

/** The result of reading a file, or the error, with the real reading process and its limits. */
async function outcomeOf(bytes: Buffer): Promise<unknown> {
  const file = { size: bytes.byteLength, open: async () => Readable.from([bytes]) }
  const pedido = { como: 'caderno', gabarito: null, comPaginas: true } as const
  const turn = { signal: new AbortController().signal, onMessage: () => {} }
  return readPdf(pedido, [file], turn).catch((error: unknown) => error)
}

/** Whether the outcome is a result, or an error with a message for people. */
function isBearable(outcome: unknown): boolean {
  if (outcome instanceof ReadingError) return /^\p{Lu}.*PDF.*\.$/u.test(outcome.message)
  return typeof outcome === 'object' && outcome !== null && 'questoes' in outcome
}

describe('a hostile PDF', () => {
  it('is any of forty and more', () => {
    expect(Object.keys(HOSTILE).length).toBeGreaterThanOrEqual(40)
  })

  it.for(someOf(Object.entries(HOSTILE), ONE_IN))(
    'costs one sentence or gives a result: %s',
    { timeout: TIMEOUT_MS },
    async ([, make]) => {
      expect(await outcomeOf(make())).toSatisfy(isBearable)
    },
  )
})
