import { maxBy, sumBy } from 'es-toolkit'
import { BusyError, TooManyAttemptsError } from './accounts.errors.ts'

/** Who waits, and how many of theirs may wait at once. */
export interface Waiter {
  readonly name: string
  readonly most: number
}

interface Options {
  /** How much is worked on at once. */
  atOnce: number
  /** How many wait at most, of all callers together. */
  mostWaiting: number
  /** The time in ms; that of the process unless told. */
  now?: () => number
}

interface Waiting {
  begin: () => void
  refuse: (error: Error) => void
}

/** What a piece of work is taken for until one was measured. */
const FIRST_GUESS_MS = 50
/** How much the newest piece of work counts in what the next is taken for. */
const NEWEST_WEIGHT = 0.2

/**
 * Lets little be worked on at once, and whoever waits have their turns one caller after the other, however much each of
 * them brings: one that brings 500 keeps another waiting for a single turn.
 */
export function fairTurns({ atOnce, mostWaiting, now = () => performance.now() }: Options) {
  /** In the order in which the callers have their next turn. None of them is empty. */
  const queues = new Map<string, Waiting[]>()
  let running = 0
  let workMs = FIRST_GUESS_MS

  const waiting = () => sumBy([...queues.values()], ({ length }) => length)

  /** In how many seconds a caller that has so many waiting has none, as far as it can be known. */
  function workedOffS(length: number): number {
    const before = sumBy([...queues.values()], (queue) => Math.min(queue.length, length))
    return Math.max(Math.ceil((before * workMs) / atOnce / 1000), 1)
  }

  const tooMany = (length: number) => new TooManyAttemptsError(workedOffS(length))

  /** For one more of a caller that has so many: who has most gives way, unless that is this caller, or each has one. */
  function makeRoom(length: number): void {
    const longest = maxBy([...queues.values()], (queue) => queue.length) ?? []
    if (longest.length > length + 1) return longest.pop()?.refuse(tooMany(longest.length + 1))
    throw length === 0 ? new BusyError(workedOffS(mostWaiting)) : tooMany(length)
  }

  async function wait({ name, most }: Waiter): Promise<void> {
    const own = queues.get(name)?.length ?? 0
    if (own >= most) throw tooMany(own)
    if (waiting() >= mostWaiting) makeRoom(own)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const queue = queues.get(name) ?? []
    queue.push({ begin: resolve, refuse: reject })
    queues.set(name, queue)
    await promise
  }

  /** Hands its turn on to the first of the next caller, who then is the last one. */
  function handOn(): void {
    const [next] = queues
    if (!next) {
      running -= 1
      return
    }
    const [name, queue] = next
    queues.delete(name)
    const first = queue.shift()
    if (queue.length > 0) queues.set(name, queue)
    first?.begin()
  }

  return {
    /**
     * Works when the caller's turn has come. Throws a TooManyAttemptsError to a caller that has more waiting than its
     * share, a BusyError where too many callers wait, and what the work throws.
     */
    async take<Result>(waiter: Waiter, work: () => Promise<Result>): Promise<Result> {
      if (running < atOnce) running += 1
      else await wait(waiter)
      const began = now()
      try {
        const result = await work()
        workMs += (now() - began - workMs) * NEWEST_WEIGHT
        return result
      } finally {
        handOn()
      }
    },
  }
}
