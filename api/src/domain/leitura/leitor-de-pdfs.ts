import { Semaphore } from 'es-toolkit'
import { UnavailableError } from '../../errors.ts'
import { QueueFullError } from './leitura.errors.ts'
import type { PedidoDeLeitura } from './protocolo.ts'
import type { FileToRead, OnMessage, readPdf } from './read-pdf.ts'

/** How many requests may wait: so few that each is answered before its connection times out (app.ts). */
const MAX_WAITING = { caderno: 1, trecho: 4 }

interface Turn {
  /** Ends the reading, or the waiting for its turn; its reason is thrown. */
  signal: AbortSignal
  onMessage?: OnMessage
  /** It has already waited in a queue, so it waits without a limit. */
  isQueued?: boolean
}

/** The server closes: another server, or this one after its next start, reads it. */
export class ClosingError extends UnavailableError {}

export type LeitorDePdfs = ReturnType<typeof leitorDePdfs>

/**
 * Reads PDFs one after the other: booklets, and in a lane of their own parts of pages, for which a screen waits. A
 * server has two processes at most; one that closes ends them.
 */
export function leitorDePdfs(read: typeof readPdf) {
  const closing = new AbortController()
  const lanes = { caderno: laneOf(MAX_WAITING.caderno), trecho: laneOf(MAX_WAITING.trecho) }
  return {
    /** Gives the result of `readPdf`; throws its errors, or a QueueFullError where too many wait. */
    async read(
      pedido: PedidoDeLeitura,
      files: readonly FileToRead[],
      { signal, onMessage = () => {}, isQueued = false }: Turn,
    ): Promise<unknown> {
      const lane = pedido.como === 'caderno' ? lanes.caderno : lanes.trecho
      if (!isQueued && lane.asked > lane.maxWaiting) throw new QueueFullError()
      const either = AbortSignal.any([signal, closing.signal])
      return inTurn(lane, either, () => read(pedido, files, { signal: either, onMessage }))
    },

    close(): void {
      closing.abort(new ClosingError())
    },
  }
}

interface Lane {
  turns: Semaphore
  /** Those that wait, and the one that is read. */
  asked: number
  maxWaiting: number
}

function laneOf(maxWaiting: number): Lane {
  return { turns: new Semaphore(1), asked: 0, maxWaiting }
}

async function inTurn<Result>(
  lane: Lane,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  lane.asked += 1
  await lane.turns.acquire()
  try {
    signal.throwIfAborted()
    return await work()
  } finally {
    lane.asked -= 1
    lane.turns.release()
  }
}
