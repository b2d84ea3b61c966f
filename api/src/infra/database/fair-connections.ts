import { AsyncLocalStorage } from 'node:async_hooks'

/** A request of a client, and whether it has queried already. */
interface Asking {
  readonly name: string
  hasBegun: boolean
}

const asking = new AsyncLocalStorage<Asking>()

/** Answers a request of a client, as the limits count one: its queries take turns with those of other clients. */
export function forClient<Result>(name: string, work: () => Result): Result {
  return asking.run({ name, hasBegun: false }, work)
}

/** Does what clients wait for together, so that none of them waits in the line of another. */
export function forEveryClient<Result>(work: () => Result): Result {
  return asking.exit(work)
}

/** What a client uses, and what waits of it: what was begun goes before what is new. */
interface Places {
  used: number
  begun: (() => void)[]
  fresh: (() => void)[]
}

/**
 * Lets each client use at most so many connections at once, so that others find the rest free. Its further queries wait
 * here, without a connection. What belongs to no request has no limit.
 */
export function placesOfClients(most: number) {
  const byName = new Map<string, Places>()
  return async function take<Result>(work: () => Promise<Result>): Promise<Result> {
    const request = asking.getStore()
    if (!request) return work()
    const places = byName.get(request.name) ?? { used: 0, begun: [], fresh: [] }
    byName.set(request.name, places)
    if (places.used < most) places.used += 1
    else {
      const line = request.hasBegun ? places.begun : places.fresh
      await new Promise<void>((resolve) => line.push(resolve))
    }
    request.hasBegun = true
    try {
      return await work()
    } finally {
      const next = places.begun.shift() ?? places.fresh.shift()
      if (next) next()
      else places.used -= 1
      if (places.used === 0) byName.delete(request.name)
    }
  }
}
