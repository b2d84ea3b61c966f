import { Semaphore } from 'es-toolkit'
import { UnavailableError } from '../../errors.ts'
import { QueueFullError } from './leitura.errors.ts'
import type { PedidoDeLeitura } from './protocolo.ts'
import type { FileToRead, OnMessage, readPdf } from './read-pdf.ts'

/** How many requests may wait: so few that each is answered before its connection times out (app.ts). */
const MAX_WAITING = { caderno: 1, trecho: 4 }

interface Turn {
  /** Ends the reading, or refuses it when its turn comes; the signal's reason is thrown. */
  signal: AbortSignal
  onMessage?: OnMessage
  /** Whether the request has waited in a queue already; then it waits here however many others do. */
  isQueued?: boolean
}

/** The server is closing. Another server reads the PDF, or this one after its next start. */
export class ClosingError extends UnavailableError {}

export type LeitorDePdfs = ReturnType<typeof leitorDePdfs>

/**
 * Reads PDFs one after the other in two lanes: whole booklets in one, and parts of pages, for which a user waits, in
 * the other. So a server runs at most two reading processes. Closing ends them.
 */
export function leitorDePdfs(read: typeof readPdf) {
  const closing = new AbortController()
  const lanes = { caderno: laneOf(MAX_WAITING.caderno), trecho: laneOf(MAX_WAITING.trecho) }
  return {
    /** Returns the result of `readPdf`. Throws its errors, or a QueueFullError if too many requests wait. */
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
  /** The number of requests in this lane, waiting or being read. */
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
