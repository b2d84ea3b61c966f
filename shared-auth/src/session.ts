import type { Claims } from '@rumo/contract'
import { isUnexpired, readClaims } from './token.ts'

/** The key of the token in local storage (docs/product/constants.md). */
export const TOKEN_KEY = 'token'

/** The key in session storage of a token whose session begins only after the user has answered a question. */
const HELD_KEY = 'token-em-espera'

/** Replaces the token during a sign-out, so that other tabs can tell a sign-out from any other end of the session. */
const LEFT = ''

/**
 * The longest time until the clock is checked again. A timer longer than 2^31 ms overflows, and timers do not count the
 * time while a device sleeps.
 */
const LOOK_EVERY_MS = 60_000

type Listener = () => void
/** Called with the token of the session that ended; with null where the sign-out was in another tab. */
type LeaveListener = (token: string | null) => void

/** The result of a sign-in; only `begun` stored the token. */
export type Beginning = 'begun' | 'malformed' | 'expired' | 'not-kept'

const listeners = new Set<Listener>()
const leaveListeners = new Set<LeaveListener>()
let known: { token: string; claims: Claims } | null = null
let told: Claims | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * The session: a page has one, which the shell and every remote share. It fits React's useSyncExternalStore: `claims`
 * returns the same object until the token changes.
 */
export const session = {
  /** The signed-in user's claims; null without a session. A malformed token is removed. */
  claims: (): Claims | null => {
    const token = session.token()
    if (token === null) return null
    if (known?.token !== token) {
      const claims = readClaims(token)
      if (!claims) {
        store(null)
        return null
      }
      known = { token, claims }
    }
    return isUnexpired(known.claims, Date.now()) ? known.claims : null
  },

  /** The stored token, valid or not; null where there is none, or where the browser refuses access to storage. */
  token: (): string | null => {
    try {
      return localStorage.getItem(TOKEN_KEY)
    } catch {
      // A browser that refuses storage (blocked cookies, or a sandbox) has no session.
      return null
    }
  },

  /**
   * Signs in with a new token. The token is not stored where it is malformed, where the browser refuses, or where this
   * device's clock calls it expired: a new token is not expired, so the clock is wrong.
   */
  begin: (token: string): Beginning => {
    const claims = readClaims(token)
    if (!claims || !Number.isFinite(claims.exp)) return 'malformed'
    if (!isUnexpired(claims, Date.now())) return 'expired'
    const isKept = store(token)
    look()
    return isKept ? 'begun' : 'not-kept'
  },

  /**
   * Stores a token for this tab only, so that it survives a reload. It is removed when a session begins or ends; null
   * removes it, too. Where the browser refuses, nothing is stored.
   */
  hold: (token: string | null): void => {
    try {
      if (token === null) sessionStorage.removeItem(HELD_KEY)
      else sessionStorage.setItem(HELD_KEY, token)
    } catch {
      // Without storage, the token is lost on a reload.
    }
  },

  /** The token that `hold` stored in this tab; null where there is none. */
  held: (): string | null => {
    try {
      return sessionStorage.getItem(HELD_KEY)
    } catch {
      return null
    }
  },

  /** Ends the session: removes the token and notifies all subscribers. */
  end: (): void => {
    store(null)
    look()
  },

  /** Ends the session of a token that the server refused; false where another token has been stored meanwhile. */
  drop: (token: string): boolean => {
    if (session.token() !== token) return false
    session.end()
    return true
  },

  /** Signs out (`Sair`): notifies the `onLeave` listeners in every tab of the site, and ends the session. */
  leave: (): void => {
    tellOfLeaving(session.token())
    session.endForAll()
  },

  /** Ends the session of a removed account; the other tabs treat this as a sign-out. */
  endForAll: (): void => {
    store(LEFT)
    session.end()
  },

  /** Calls `listener` at each sign-out: in this tab before the session ends, or after a sign-out in another tab. */
  onLeave: (listener: LeaveListener): void => {
    leaveListeners.add(listener)
  },

  /** Calls `listener` at each change, also in other tabs; returns a function that unsubscribes. */
  subscribe: (listener: Listener): (() => void) => {
    if (listeners.size === 0) told = session.claims()
    listeners.add(listener)
    look()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) clearTimeout(timer)
    }
  },
}

/**
 * Notifies subscribers of a change since the last check, and schedules the next check for the time when `exp` passes.
 */
function look(): void {
  clearTimeout(timer)
  if (listeners.size === 0) return
  const claims = session.claims()
  if (claims) timer = setTimeout(look, Math.min(claims.exp * 1000 - Date.now(), LOOK_EVERY_MS))
  if (claims === told) return
  told = claims
  session.hold(null)
  for (const listener of listeners) listener()
}

/** Stores or removes the token; false where the browser refuses. */
function store(token: string | null): boolean {
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY)
    else localStorage.setItem(TOKEN_KEY, token)
    return true
  } catch {
    return false
  }
}

function tellOfLeaving(token: string | null): void {
  for (const listener of leaveListeners) listener(token)
}

// Follows changes in other tabs, and checks again when a page returns from the back/forward cache. The listeners are
// never removed, because a page has one copy of this module. Without a browser, as during prerendering, there are no
// events.
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key === TOKEN_KEY && newValue === LEFT) tellOfLeaving(null)
  look()
})
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  // The page in the cache does not know why the session ended, so a sign-out is assumed: another user may come back to
  // the page.
  if (persisted && told !== null && session.token() === null) tellOfLeaving(null)
  look()
})
