import { maxBy, sumBy } from 'es-toolkit'
import { BusyError, TooManyAttemptsError } from '../limits/limits.errors.ts'

/** A name, and how many requests of it may wait at once. */
interface Share {
  readonly name: string
  readonly most: number
}

/** Who waits: a caller, and the account that it names. */
export interface Waiter extends Share {
  /** The account that signs in, where the caller is an address that many may share. */
  readonly conta?: Share
  /** A caller who was not here before: where there is no room, it gives way to one who was. */
  readonly isNew?: boolean
}

interface Options {
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

/** The assumed duration of a piece of work until one was measured. */
const FIRST_GUESS_MS = 50
/** How much the newest piece of work counts in the estimate of the next. */
const NEWEST_WEIGHT = 0.2

/** What one caller has waiting, by the accounts that it names, which take turns in this order. No list is empty. */
type Queues = Map<string, Waiting[]>

const lengthOf = (queues: Queues) => sumBy([...queues.values()], ({ length }) => length)

/**
 * Limits how much is worked on at once, and gives turns to the waiting callers one after the other, however much each
 * brings: a caller that brings 500 delays another by a single turn. The turns of one caller go around the accounts
 * that it names in the same way.
 */
export function fairTurns({ atOnce, mostWaiting, now = () => performance.now() }: Options) {
  let running = 0
  let workMs = FIRST_GUESS_MS
  const line = waitingLine(mostWaiting, (pieces) =>
    Math.max(Math.ceil((pieces * workMs) / atOnce / 1000), 1),
  )

  return {
    /**
     * Works when the caller's turn has come. Throws a TooManyAttemptsError to a caller that has more waiting than its
     * share, a BusyError where too many callers wait, and what the work throws.
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
        // Its turn is handed to the next one that waits.
        if (!line.beginNext()) running -= 1
      }
    },
  }
}

/**
 * The callers that wait. `secondsFor` tells how long so many pieces of work take, as far as it can be known.
 */
function waitingLine(mostWaiting: number, secondsFor: (pieces: number) => number) {
  /** In the order of their next turns. No queue is empty. */
  const callers = new Map<string, Queues>()
  const newcomers = new WeakSet<Queues>()

  /** The estimated time, in seconds, until a caller with `length` waiting has none left. */
  function workedOffS(length: number, own?: Queues): number {
    const turns = own ? sumBy([...own.values()], (queue) => Math.min(queue.length, length)) : length
    const before = sumBy([...callers.values()], (queues) => Math.min(lengthOf(queues), turns))
    return secondsFor(before)
  }

  /** Refuses the newest of those that wait for the account which a caller names most often. */
  function giveWay(name: string, queues: Queues): void {
    const [part, longest] = longestOf(queues)
    const tooMany = new TooManyAttemptsError(workedOffS(longest.length, queues))
    longest.pop()?.refuse(tooMany)
    if (longest.length === 0) queues.delete(part)
    if (queues.size === 0) callers.delete(name)
  }

  /**
   * Makes room: the caller with the most waiting gives one up, unless it is the one that asks. Where each has one, the
   * newcomer whose turn is last gives way to a caller who is not new.
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

  /** Begins the first piece of the next caller, who goes to the end; gives whether there was one. */
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

/** Takes the first piece of the account whose turn it is, which then goes to the end. */
function takeFirst(queues: Queues): Waiting | undefined {
  const [next] = queues
  if (!next) return undefined
  const [name, queue] = next
  queues.delete(name)
  const first = queue.shift()
  if (queue.length > 0) queues.set(name, queue)
  return first
}

/** The account that a caller names most often, with what it has waiting: the last of several equal ones. */
function longestOf(queues: Queues): [name: string, queue: Waiting[]] {
  return maxBy([...queues].toReversed(), ([, queue]) => queue.length) ?? ['', []]
}
