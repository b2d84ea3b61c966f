import type { Claims } from '@rumo/contract'
import { createStore, get, promisifyRequest, update, type UseStore } from 'idb-keyval'
import { session } from '@rumo/shared-auth'
import { isCurrent, readClaims } from '@rumo/shared-auth/token'

const DATABASE = 'rumo'
const STORE = 'aparelho'

/** Whose data it is while nobody is signed in. */
export const VISITANTE = 'visitante'

/** Whose data a device keeps under a token; null where it is of nobody: malformed, or expired at `nowMs`. */
export function ownerOfToken(token: string, nowMs: number): string | null {
  const claims = readClaims(token)
  return claims && isCurrent(claims, nowMs) ? ownerOf(claims) : null
}

/** Whose data a device keeps while this account is signed in. */
export const ownerOf = ({ id }: Pick<Claims, 'id'>): string => `conta-${id}`

/** The name under which a tab that closes leaves its work beside what is kept under `name`. */
export const ultimoOf = (name: string): string => `${name}/ultimo`

/** A browser may leave a database that it is asked to open unopened, without a word. */
const OPENS_WITHIN_MS = 5000

/** What this device keeps for one owner, whoever signs in or out meanwhile. */
export interface OwnDevice {
  /** What is kept under a name; undefined where nothing is. Rejects where the browser refuses storage. */
  read: <T>(name: string) => Promise<T | undefined>
  /**
   * Keeps what `change` makes of what is kept under a name, of which undefined keeps nothing. No other
   * tab comes between. False where the browser has no room for it or refuses storage: nothing changed.
   */
  update: <T>(name: string, change: (kept: T | undefined) => T | undefined) => Promise<boolean>
  /**
   * Keeps a value whatever is kept under the name: without a look at it first, for which a page that is
   * about to go has no time.
   */
  put: (name: string, value: unknown) => void
}

export interface Device {
  /** Who uses the device now: a visitor, or the account that is signed in. */
  owner: () => string
  /** What is kept for an owner: to be asked for once for each piece of work, which stays that owner's. */
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

/** What becomes of what two owners keep. */
export type Move<T> = (
  one: T | undefined,
  other: T | undefined,
) => readonly [one: T | undefined, other: T | undefined]

/**
 * What this device keeps for whoever is signed in, or for a visitor: answers, drafts, a running simulado.
 * It is not sent anywhere. Values are whatever IndexedDB can clone; a name carries the version of its
 * shape ('pratica/1'), since what an earlier release kept is read by a later one.
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
          // By itself it would wait for a word to the page, which by then may be gone.
          objects.transaction.commit()
          return promisifyRequest(objects.transaction)
        })
        // What the page began beside it may still be kept.
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
          // By itself it would keep the first one.
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

/** In the order of characters '0' follows '/': every name that begins so, and none besides. */
const under = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix.slice(0, -1)}0`, false, true)

/**
 * Removes everything that this device keeps for an owner, who does not exist any more. False where the
 * browser refuses: nothing changed.
 */
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

/** Gives up on a database that does not open: what was refused is not done later on either. */
const store: UseStore = async (mode, use) => {
  const database = (opened ??= createStore(DATABASE, STORE))
  const late = new AbortController()
  const timer = setTimeout(() => {
    // Whoever comes next asks for it anew.
    if (opened === database) opened = null
    late.abort(new Error('The database of this device does not open.'))
  }, OPENS_WITHIN_MS)
  const giveUp = new Promise<never>((_, reject) => {
    late.signal.addEventListener('abort', () => reject(late.signal.reason))
  })
  // A browser that refuses storage throws at once: that is the work's failure too.
  const work = async () =>
    database(mode, (objects) => {
      clearTimeout(timer)
      late.signal.throwIfAborted()
      return use(objects)
    })
  return Promise.race([work(), giveUp]).finally(() => clearTimeout(timer))
}
