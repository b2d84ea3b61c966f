import type { Claims } from '@rumo/contract'
import { createStore, get, promisifyRequest, type UseStore } from 'idb-keyval'
import { session } from '@rumo/shared-auth'
import { isCurrent, readClaims } from '@rumo/shared-auth/token'
import { forgetLeft, leaveValue, leftKeysUnder, leftValueOf } from './left-values.ts'

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
  /**
   * Leaves a value, which JSON can hold, in place of the one under a name, without reading it first: a closing page has
   * no time to. It is what the next reader finds.
   */
  put: (name: string, value: unknown) => void
}

export interface Device {
  /** The current owner: a visitor, or the signed-in account. */
  owner: () => string
  /** The device as one owner sees it. Get it once for each piece of work, which then stays with that owner. */
  of: (owner: string) => OwnDevice
  /**
   * Changes the values of two owners under one name, as `update` does: both, or neither where the browser refuses
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
 * anywhere. Values are whatever IndexedDB can clone; a name carries the version of its shape ('pratica/1'), since
 * a later release reads what an earlier one kept.
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
          // Commit now: an automatic commit waits for an event, and the page may be closed by then.
          objects.transaction.commit()
          return promisifyRequest(objects.transaction)
        })
        // Writes that the page began meanwhile may still succeed.
        void Promise.allSettled([putting])
      },
    }
  },

  updateBoth: <T>([one, other]: readonly [string, string], name: string, change: Move<T>) =>
    updateAll<T>([`${one}/${name}`, `${other}/${name}`], ([kept, otherKept]) =>
      change(kept, otherKept),
    ),
}

/** Changes what is kept under some keys, in one transaction; false where the browser refuses: nothing changed. */
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
        // Without the abort the earlier changes would be kept.
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

/** The same of every owner, as values alone. Rejects where the browser refuses storage. */
export async function keptByAllUnder(prefix: string): Promise<unknown[]> {
  return store('readonly', async (objects) => {
    const keys = await promisifyRequest(objects.getAllKeys())
    const named = keys.filter(
      (key) => typeof key === 'string' && key.slice(key.indexOf('/') + 1).startsWith(prefix),
    )
    return Promise.all(named.map((key) => promisifyRequest<unknown>(objects.get(key))))
  })
}

/** '0' follows '/' in the order of characters, so this range is every name with that prefix. */
const under = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix.slice(0, -1)}0`, false, true)

/** Removes everything that this device keeps for an owner. False where the browser refuses: nothing changed. */
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
