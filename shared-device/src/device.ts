import type { Claims } from '@rumo/contract'
import { createStore, get, promisifyRequest, update, type UseStore } from 'idb-keyval'
import { session } from '@rumo/shared-auth'
import { isCurrent, readClaims } from '@rumo/shared-auth/token'

const DATABASE = 'rumo'
const STORE = 'aparelho'

/** The owner of data without a session. */
export const VISITANTE = 'visitante'

/** Whose data a device keeps under a token; null for a token that is malformed, or expired at `nowMs`. */
export function ownerOfToken(token: string, nowMs: number): string | null {
  const claims = readClaims(token)
  return claims && isCurrent(claims, nowMs) ? ownerOf(claims) : null
}

/** Whose data a device keeps while this account is signed in. */
export const ownerOf = ({ id }: Pick<Claims, 'id'>): string => `conta-${id}`

/** The name under which a tab that closes leaves its work beside what is kept under `name`. */
export const ultimoOf = (name: string): string => `${name}/ultimo`

/** Opening a database may never settle in some browsers. */
const OPENS_WITHIN_MS = 5000

/** What this device keeps for one owner, even if another one signs in meanwhile. */
export interface OwnDevice {
  /** The value kept under a name, or undefined. Rejects where the browser refuses storage. */
  read: <T>(name: string) => Promise<T | undefined>
  /**
   * Replaces the value under a name by `change(value)`, in one transaction; undefined removes it. False where the
   * browser has no room for it or refuses storage: nothing changed.
   */
  update: <T>(name: string, change: (kept: T | undefined) => T | undefined) => Promise<boolean>
  /** Overwrites the value under a name without reading it first: a closing page has no time to. */
  put: (name: string, value: unknown) => void
}

export interface Device {
  /** The current owner: a visitor, or the signed-in account. */
  owner: () => string
  /** The device as one owner sees it. Get it once for each piece of work, which then stays with that owner. */
  of: (owner: string) => OwnDevice
  /**
   * Changes what two owners keep under one name, as `update` does: both, or neither where the browser refuses
   * or the page ends meanwhile.
   */
  updateBoth: <T>(
    owners: readonly [string, string],
    name: string,
    change: Move<T>,
  ) => Promise<boolean>
}

/** Gives what two owners keep after a move, from what they keep before. */
export type Move<T> = (
  one: T | undefined,
  other: T | undefined,
) => readonly [one: T | undefined, other: T | undefined]

/**
 * What this device keeps for the signed-in user, or for a visitor: answers, drafts, a running simulado. It is not sent
 * anywhere. Values are whatever IndexedDB can clone; a name carries the version of its shape ('pratica/1'), since what
 * an earlier release kept is read by a later one.
 */
export const device: Device = {
  owner: () => {
    const claims = session.claims()
    return claims ? ownerOf(claims) : VISITANTE
  },

  of: (owner) => {
    const keyOf = (name: string) => `${owner}/${name}`
    return {
      read: (name) => get(keyOf(name), store),
      update: async (name, change) => {
        try {
          await update<Parameters<typeof change>[0]>(keyOf(name), change, store)
          return true
        } catch (error) {
          console.warn('This browser keeps nothing on the device.', error)
          return false
        }
      },
      put: (name, value) => {
        const putting = store('readwrite', (objects) => {
          objects.put(value, keyOf(name))
          // Commit now: an automatic commit waits for an event, and the page may be closed by then.
          objects.transaction.commit()
          return promisifyRequest(objects.transaction)
        })
        // Writes that the page began meanwhile may still succeed.
        void Promise.allSettled([putting])
      },
    }
  },

  updateBoth: async <T>(owners: readonly [string, string], name: string, change: Move<T>) => {
    const [one, other] = [`${owners[0]}/${name}`, `${owners[1]}/${name}`]
    try {
      await store('readwrite', async (objects) => {
        // What was kept under the name is what the caller says that it is.
        const kept = (key: string) => promisifyRequest<T | undefined>(objects.get(key))
        const next = change(await kept(one), await kept(other))
        try {
          objects.put(next[0], one)
          objects.put(next[1], other)
        } catch (cause) {
          // Without the abort the first of the two changes would be kept.
          objects.transaction.abort()
          throw cause
        }
        return promisifyRequest(objects.transaction)
      })
      return true
    } catch (error) {
      console.warn('This browser keeps nothing on the device.', error)
      return false
    }
  },
}

/**
 * Everything that this device keeps for an owner under names that begin alike, up to a slash ('correcao/2/40/'), by its
 * name. Rejects where the browser refuses storage.
 */
export async function keptUnder(owner: string, prefix: string): Promise<Map<string, unknown>> {
  const names = under(`${owner}/${prefix}`)
  return store('readonly', async (objects) => {
    const [keys, values] = await Promise.all([
      promisifyRequest(objects.getAllKeys(names)),
      promisifyRequest(objects.getAll(names) as IDBRequest<unknown[]>),
    ])
    return new Map(
      keys.flatMap((key, place) =>
        typeof key === 'string' ? [[key.slice(owner.length + 1), values[place]]] : [],
      ),
    )
  })
}

/** '0' follows '/' in the order of characters, so this range is every name with that prefix. */
const under = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix.slice(0, -1)}0`, false, true)

/** Removes everything that this device keeps for an owner. False where the browser refuses: nothing changed. */
export async function forgetOwner(owner: string): Promise<boolean> {
  try {
    await store('readwrite', (objects) => promisifyRequest(objects.delete(under(`${owner}/`))))
    return true
  } catch (error) {
    console.warn('This browser removes nothing from the device.', error)
    return false
  }
}

let opened: UseStore | null = null

/** Gives up on a database that does not open; refused work is not done later either. */
const store: UseStore = async (mode, use) => {
  const database = (opened ??= createStore(DATABASE, STORE))
  const late = new AbortController()
  const timer = setTimeout(() => {
    // The next caller opens it again.
    if (opened === database) opened = null
    late.abort(new Error('The database of this device does not open.'))
  }, OPENS_WITHIN_MS)
  const giveUp = new Promise<never>((_, reject) => {
    late.signal.addEventListener('abort', () => reject(late.signal.reason))
  })
  // A browser that refuses storage throws synchronously: reject with that too.
  const work = async () =>
    database(mode, (objects) => {
      clearTimeout(timer)
      late.signal.throwIfAborted()
      return use(objects)
    })
  return Promise.race([work(), giveUp]).finally(() => clearTimeout(timer))
}
