import type { Claims } from '@rumo/contract'
import { createStore, get, promisifyRequest, type UseStore } from 'idb-keyval'
import { session } from '@rumo/shared-auth'
import { isUnexpired, readClaims } from '@rumo/shared-auth/token'
import { forgetLeft, leaveValue, leftKeysUnder, leftValueOf } from './left-values.ts'

const DATABASE = 'rumo'
const STORE = 'aparelho'

/** The owner of the data of a user who is not signed in. */
export const VISITANTE = 'visitante'

/** The owner whose data a device stores under a token; null for a token that is malformed, or expired at `nowMs`. */
export function ownerOfToken(token: string, nowMs: number): string | null {
  const claims = readClaims(token)
  return claims && isUnexpired(claims, nowMs) ? ownerOf(claims) : null
}

/** The owner whose data a device stores while this account is signed in. */
export const ownerOf = ({ id }: Pick<Claims, 'id'>): string => `conta-${id}`

/** The name under which a closing tab stores its latest work, beside the value that is stored under `name`. */
export const ultimoOf = (name: string): string => `${name}/ultimo`

/** In some browsers, opening a database may never settle, so it is given up after this time. */
const OPENS_WITHIN_MS = 5000

/** The data that this device stores for one owner, even if another user signs in meanwhile. */
export interface OwnDevice {
  /** The value stored under a name, or undefined. Rejects where the browser refuses storage. */
  read: <T>(name: string) => Promise<T | undefined>
  /**
   * Replaces the value under a name by `change(value)`, in one transaction; undefined removes the value. Returns false
   * where the browser has no room or refuses storage; nothing has changed then.
   */
  update: <T>(name: string, change: (kept: T | undefined) => T | undefined) => Promise<boolean>
  /**
   * Stores a value (which JSON must be able to represent) in place of the one under a name, without reading that one
   * first, because a closing page has no time to read. The next read returns the new value.
   */
  put: (name: string, value: unknown) => void
}

export interface Device {
  /** The current owner: a visitor, or the signed-in account. */
  owner: () => string
  /** The device's data of one owner. Call this once for each piece of work, so that the work stays with that owner. */
  of: (owner: string) => OwnDevice
  /**
   * Changes the values of two owners under the same name, as `update` does. Either both change, or neither does, also
   * where the browser refuses or the page is closed meanwhile.
   */
  updateBoth: <T>(
    owners: readonly [string, string],
    name: string,
    change: Move<T>,
  ) => Promise<boolean>
}

/** Calculates what two owners store after a move from what they store before it. */
export type Move<T> = (
  one: T | undefined,
  other: T | undefined,
) => readonly [one: T | undefined, other: T | undefined]

/**
 * The data that this device stores for the signed-in account or for a visitor: answers, drafts, a simulado under way.
 * This object sends nothing anywhere. Values can be whatever IndexedDB can clone. A name contains the version of its
 * format ('pratica/1'), because a later release reads what an earlier one stored.
 */
export const device: Device = {
  owner: () => {
    const claims = session.claims()
    return claims ? ownerOf(claims) : VISITANTE
  },

  of: (owner) => {
    const keyOf = (name: string) => `${owner}/${name}`
    return {
      read: async <T>(name: string) => {
        const left = leftValueOf<T>(keyOf(name))
        return left ? left.value : get<T>(keyOf(name), store)
      },
      update: (name, change) =>
        updateAll<Parameters<typeof change>[0]>([keyOf(name)], ([kept]) => [change(kept)]),
      put: (name, value) => {
        if (leaveValue(keyOf(name), value)) return
        const putting = store('readwrite', (objects) => {
          objects.put(value, keyOf(name))
          // Commits now, because an automatic commit waits for an event, and the page may be closed by then.
          objects.transaction.commit()
          return promisifyRequest(objects.transaction)
        })
        // Other writes that the page began meanwhile may still succeed, so a failure of this one is ignored.
        void Promise.allSettled([putting])
      },
    }
  },

  updateBoth: <T>([one, other]: readonly [string, string], name: string, change: Move<T>) =>
    updateAll<T>([`${one}/${name}`, `${other}/${name}`], ([kept, otherKept]) =>
      change(kept, otherKept),
    ),
}

/**
 * Changes the values under some keys in one transaction. Returns false where the browser refuses; nothing has changed
 * then.
 */
async function updateAll<T>(
  keys: readonly string[],
  change: (kept: readonly (T | undefined)[]) => readonly (T | undefined)[],
): Promise<boolean> {
  try {
    const consumed = await store('readwrite', async (objects) => {
      const kept = await Promise.all(keys.map((key) => promisifyRequest<T>(objects.get(key))))
      const left = keys.map((key) => leftValueOf<T>(key))
      const next = change(left.map((each, place) => (each ? each.value : kept[place])))
      try {
        keys.forEach((key, place) => objects.put(next[place], key))
      } catch (cause) {
        // Without the abort, the changes made before the error would be stored.
        objects.transaction.abort()
        throw cause
      }
      await promisifyRequest(objects.transaction)
      return left
    })
    keys.forEach((key, place) => forgetLeft(key, consumed[place] ?? null))
    return true
  } catch (error) {
    console.warn('This browser keeps nothing on the device.', error)
    return false
  }
}

/**
 * Everything that this device stores for an owner under names with a prefix that ends with a slash ('correcao/2/40/'),
 * by name. Rejects where the browser refuses storage.
 */
export async function keptUnder(owner: string, prefix: string): Promise<Map<string, unknown>> {
  const names = under(`${owner}/${prefix}`)
  return store('readonly', async (objects) => {
    const [keys, values] = await Promise.all([
      promisifyRequest(objects.getAllKeys(names)),
      promisifyRequest(objects.getAll(names) as IDBRequest<unknown[]>),
    ])
    const kept = new Map(
      keys.flatMap((key, place) =>
        typeof key === 'string' ? [[nameOf(key, owner), values[place]]] : [],
      ),
    )
    for (const key of leftKeysUnder(`${owner}/${prefix}`)) {
      kept.set(nameOf(key, owner), leftValueOf(key)?.value)
    }
    return kept
  })
}

const nameOf = (key: string, owner: string) => key.slice(owner.length + 1)

/**
 * The values under names with this prefix, of all owners, without those that closing pages left by `put`. Rejects where
 * the browser refuses storage.
 */
export async function keptByAllUnder(prefix: string): Promise<unknown[]> {
  return store('readonly', async (objects) => {
    const keys = await promisifyRequest(objects.getAllKeys())
    const named = keys.filter(
      (key) => typeof key === 'string' && key.slice(key.indexOf('/') + 1).startsWith(prefix),
    )
    return Promise.all(named.map((key) => promisifyRequest<unknown>(objects.get(key))))
  })
}

/** The range of all names with this prefix: the character after '/' is '0'. */
const under = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix.slice(0, -1)}0`, false, true)

/**
 * Removes everything that this device stores for an owner. Returns false where the browser refuses; nothing has changed
 * then.
 */
export async function forgetOwner(owner: string): Promise<boolean> {
  try {
    await store('readwrite', (objects) => promisifyRequest(objects.delete(under(`${owner}/`))))
    for (const key of leftKeysUnder(`${owner}/`)) forgetLeft(key, leftValueOf(key))
    return true
  } catch (error) {
    console.warn('This browser removes nothing from the device.', error)
    return false
  }
}

let opened: UseStore | null = null

/**
 * Uses the database, and gives up where the database does not open in time. Work that was given up is not done later
 * either.
 */
const store: UseStore = async (mode, use) => {
  const database = (opened ??= createStore(DATABASE, STORE))
  const late = new AbortController()
  const timer = setTimeout(() => {
    // The next call opens the database again.
    if (opened === database) opened = null
    late.abort(new Error('The database of this device does not open.'))
  }, OPENS_WITHIN_MS)
  const giveUp = new Promise<never>((_, reject) => {
    late.signal.addEventListener('abort', () => reject(late.signal.reason))
  })
  // A browser that refuses storage throws synchronously; the async function turns that into a rejection.
  const work = async () =>
    database(mode, (objects) => {
      clearTimeout(timer)
      late.signal.throwIfAborted()
      return use(objects)
    })
  return Promise.race([work(), giveUp]).finally(() => clearTimeout(timer))
}
