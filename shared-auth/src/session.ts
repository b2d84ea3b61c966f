import type { Claims } from '@rumo/contract'
import { isCurrent, readClaims } from './token.ts'

/** The key that the token has in local storage (docs/product.md section 9). */
export const TOKEN_KEY = 'token'

type Listener = () => void

const listeners = new Set<Listener>()
let known: { token: string; claims: Partial<Claims> } | null = null

/**
 * Who is signed in: one for the page, shared by the shell and every remote. Its shape fits React's
 * useSyncExternalStore: `claims` keeps its identity until the token changes.
 */
export const session = {
  /** The claims of whoever is signed in, null when nobody is; a malformed token is removed. */
  claims: (): Claims | null => {
    const token = session.token()
    if (token === null) return null
    if (known?.token !== token) {
      const claims = readClaims(token)
      if (!claims) {
        session.end()
        return null
      }
      known = { token, claims }
    }
    return isCurrent(known.claims, Date.now()) ? known.claims : null
  },

  /** The stored token, valid or not; null where there is none or storage is refused. */
  token: (): string | null => {
    try {
      return localStorage.getItem(TOKEN_KEY)
    } catch {
      // A browser that refuses storage (blocked cookies, a full sandbox) has nobody signed in.
      return null
    }
  },

  /** Signs out: removes the token and tells everyone who listens. */
  end: (): void => {
    known = null
    try {
      localStorage.removeItem(TOKEN_KEY)
    } catch {
      // Nothing was stored where storage is refused.
    }
    for (const listener of listeners) listener()
  },

  /** Calls `listener` at each change; gives the function that stops it. */
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
