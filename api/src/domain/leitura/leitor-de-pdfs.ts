import { Semaphore } from 'es-toolkit'
import { UnavailableError } from '../../errors.ts'
import { QueueFullError } from './leitura.errors.ts'
import type { PedidoDeLeitura } from './protocolo.ts'
import type { FileToRead, OnMessage, readPdf } from './read-pdf.ts'

/** How many requests may wait: so few that each is answered before its connection times out (app.ts). */
const MAX_WAITING = { caderno: 1, trecho: 4 }

interface Turn {
  /** Ends the reading, or refuses it while it waits; the signal's reason is thrown. */
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
  const turn = lane.turns.acquire()
  try {
    await unlessAborted(turn, signal)
    return await work()
  } finally {
    lane.asked -= 1
    // A request that was given up while it waited passes its turn on when the turn comes.
    void turn.then(() => lane.turns.release())
  }
}

/** Waits for `turn`. Throws the signal's reason as soon as it is aborted. */
async function unlessAborted(turn: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(signal.reason)
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp)
  try {
    await Promise.race([aborted, turn])
    signal.throwIfAborted()
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
