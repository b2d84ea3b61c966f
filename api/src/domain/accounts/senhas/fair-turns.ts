import { maxBy, sumBy } from 'es-toolkit'
import { BusyError, TooManyAttemptsError } from '../limits/limits.errors.ts'

/** A name, and how many of its requests may wait at once. */
interface Share {
  readonly name: string
  readonly most: number
}

/** The caller that waits, and the account that it signs in to. */
export interface Waiter extends Share {
  /** The account, if the caller is an address that many people may share. */
  readonly conta?: Share
  /** Whether the caller is unknown: without room, it gives way to a known one. */
  readonly isNew?: boolean
}

interface Options {
  atOnce: number
  /** How many requests of all callers together may wait. */
  mostWaiting: number
  /** The current time in ms; by default that of the process. */
  now?: () => number
}

interface Waiting {
  begin: () => void
  refuse: (error: Error) => void
}

/** The assumed duration of a piece of work until one is measured. */
const FIRST_GUESS_MS = 50
/** The weight of the newest duration in the estimate of the next. */
const NEWEST_WEIGHT = 0.2

/** The waiting requests of one caller by their accounts, which take turns in this order. No queue is empty. */
type Queues = Map<string, Waiting[]>

const lengthOf = (queues: Queues) => sumBy([...queues.values()], ({ length }) => length)

/**
 * Limits how many pieces of work run at once, and lets the waiting callers take turns: a caller with 500 requests
 * delays another caller by a single turn. In the same way, the accounts of one caller take turns.
 */
export function fairTurns({ atOnce, mostWaiting, now = () => performance.now() }: Options) {
  let running = 0
  let workMs = FIRST_GUESS_MS
  const line = waitingLine(mostWaiting, (pieces) =>
    Math.max(Math.ceil((pieces * workMs) / atOnce / 1000), 1),
  )

  return {
    /**
     * Runs the work when the caller's turn comes. Throws a TooManyAttemptsError if the caller has too many requests
     * waiting, a BusyError if too many callers wait, and what the work throws.
     */
    async take<Result>(waiter: Waiter, work: () => Promise<Result>): Promise<Result> {
      if (running < atOnce) running += 1
      else await line.wait(waiter)
      const began = now()
      try {
        const result = await work()
        workMs += (now() - began - workMs) * NEWEST_WEIGHT
        return result
      } finally {
        // If another request waits, it starts in the place of this one.
        if (!line.beginNext()) running -= 1
      }
    },
  }
}

/** The callers that wait. `secondsFor` estimates how long that many pieces of work take. */
function waitingLine(mostWaiting: number, secondsFor: (pieces: number) => number) {
  /** In the order of their next turns. */
  const callers = new Map<string, Queues>()
  const newcomers = new WeakSet<Queues>()

  /** The estimated time, in seconds, until a caller with `length` waiting requests has none left. */
  function workedOffS(length: number, own?: Queues): number {
    const turns = own ? sumBy([...own.values()], (queue) => Math.min(queue.length, length)) : length
    const before = sumBy([...callers.values()], (queues) => Math.min(lengthOf(queues), turns))
    return secondsFor(before)
  }

  /** Refuses the newest request for the account for which this caller has the most waiting. */
  function giveWay(name: string, queues: Queues): void {
    const [part, longest] = longestOf(queues)
    const tooMany = new TooManyAttemptsError(workedOffS(longest.length, queues))
    longest.pop()?.refuse(tooMany)
    if (longest.length === 0) queues.delete(part)
    if (queues.size === 0) callers.delete(name)
  }

  /**
   * Makes room for a request: another caller with more requests waiting loses its newest one. If all have one each, the
   * last new caller gives way to a known one. Throws if there is no room.
   */
  function makeRoom({ name, most, isNew }: Waiter, length: number): void {
    const own = callers.get(name) ?? new Map<string, Waiting[]>()
    const ofCaller = lengthOf(own)
    const isFull = ofCaller >= most
    if (!isFull && sumBy([...callers.values()], lengthOf) < mostWaiting) return
    const [other, queues] = maxBy([...callers], (caller) => lengthOf(caller[1])) ?? [name, own]
    if (!isFull && lengthOf(queues) > ofCaller + 1) return giveWay(other, queues)
    if (longestOf(own)[1].length > length + 1) return giveWay(name, own)
    const newcomer = [...callers].findLast((caller) => newcomers.has(caller[1]))
    if (ofCaller === 0 && !isNew && newcomer) return giveWay(...newcomer)
    throw ofCaller === 0
      ? new BusyError(workedOffS(mostWaiting))
      : new TooManyAttemptsError(workedOffS(Math.max(length, 1), own))
  }

  async function wait(waiter: Waiter): Promise<void> {
    const { name, conta = waiter } = waiter
    const own = callers.get(name)
    const { length } = own?.get(conta.name) ?? []
    if (length >= conta.most) throw new TooManyAttemptsError(workedOffS(length, own))
    makeRoom(waiter, length)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const queues = callers.get(name) ?? new Map<string, Waiting[]>()
    const queue = queues.get(conta.name) ?? []
    queue.push({ begin: resolve, refuse: reject })
    queues.set(conta.name, queue)
    callers.set(name, queues)
    if (waiter.isNew) newcomers.add(queues)
    await promise
  }

  /** Begins the first request of the next caller, who goes to the end. Returns whether there was one. */
  function beginNext(): boolean {
    const [next] = callers
    if (!next) return false
    const [name, queues] = next
    callers.delete(name)
    const first = takeFirst(queues)
    if (queues.size > 0) callers.set(name, queues)
    first?.begin()
    return true
  }

  return { wait, beginNext }
}

/** Takes the first request of the account whose turn it is, which then goes to the end. */
function takeFirst(queues: Queues): Waiting | undefined {
  const [next] = queues
  if (!next) return undefined
  const [name, queue] = next
  queues.delete(name)
  const first = queue.shift()
  if (queue.length > 0) queues.set(name, queue)
  return first
}

/** The account with the most waiting requests, and its queue; the last one of several with as many. */
function longestOf(queues: Queues): [name: string, queue: Waiting[]] {
  return maxBy([...queues].toReversed(), ([, queue]) => queue.length) ?? ['', []]
}
