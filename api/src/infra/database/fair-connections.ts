import { AsyncLocalStorage } from 'node:async_hooks'

/** A client's request, and whether it has already run a query. */
interface Asking {
  readonly name: string
  hasBegun: boolean
}

const asking = new AsyncLocalStorage<Asking>()

/**
 * Runs the work of a client's request: its queries take turns with those of other clients. `name` identifies the
 * client, as for the limits of requests.
 */
export function forClient<Result>(name: string, work: () => Result): Result {
  return asking.run({ name, hasBegun: false }, work)
}

/** Runs work for which several clients wait, as the load of a cache: it must not wait in the queue of one of them. */
export function forEveryClient<Result>(work: () => Result): Result {
  return asking.exit(work)
}

/**
 * How many connections a client uses, and its waiting queries. Those of requests that have begun go before those of new
 * requests.
 */
interface Places {
  used: number
  begun: (() => void)[]
  fresh: (() => void)[]
}

/**
 * Lets each client use at most `most` connections at once, so that the rest is free for others. Further queries of the
 * client wait here, without a connection. Work that belongs to no request has no limit.
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
