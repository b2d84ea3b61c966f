// By its public name: the session is the page's one, also where this module is part of a remote.
import { session } from '@rumo/shared-auth'
import { createStore, del, get, set } from 'idb-keyval'

const DATABASE = 'rumo'
const STORE = 'aparelho'

/** Whose data it is while nobody is signed in. */
const VISITANTE = 'visitante'

/**
 * What this device keeps for whoever is signed in, or for a visitor: answers, drafts, a running simulado.
 * It is not sent anywhere. Values are whatever IndexedDB can clone; a name carries the version of its
 * shape ('pratica/1'), since what an earlier release kept is read by a later one.
 */
export const device = {
  /** Whose data is read and written now: a visitor's, or that of the account that is signed in. */
  owner(): string {
    const id = session.claims()?.id
    return id === undefined ? VISITANTE : `conta-${id}`
  },

  /** What is kept under a name; undefined where nothing is, or the browser refuses storage. */
  async read<T>(name: string): Promise<T | undefined> {
    return unlessRefused<T | undefined>((store) => get<T>(keyOf(name), store), undefined)
  },

  /** Keeps a value under a name. False where the browser has no room for it or refuses storage. */
  async write(name: string, value: unknown): Promise<boolean> {
    return unlessRefused(async (store) => {
      await set(keyOf(name), value, store)
      return true
    }, false)
  },

  /** Forgets what is kept under a name. False where the browser refuses storage. */
  async remove(name: string): Promise<boolean> {
    return unlessRefused(async (store) => {
      await del(keyOf(name), store)
      return true
    }, false)
  },
}

let opened: ReturnType<typeof createStore> | null = null

async function unlessRefused<T>(
  use: (store: ReturnType<typeof createStore>) => Promise<T>,
  refused: T,
): Promise<T> {
  try {
    opened ??= createStore(DATABASE, STORE)
    return await use(opened)
  } catch (error) {
    console.warn('This browser keeps nothing on the device.', error)
    return refused
  }
}

function keyOf(name: string): string {
  return `${device.owner()}/${name}`
}
