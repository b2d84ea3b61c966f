import type { Claims } from '@rumo/contract'
import { isCurrent, readClaims } from './token.ts'

/** The key that the token has in local storage (docs/product/constants.md). */
export const TOKEN_KEY = 'token'

/** The key of a token in the tab's storage while a question has to be answered before its session begins. */
const HELD_KEY = 'token-em-espera'

/** Replaces the token during a sign-out, so that other tabs can tell it from any other end. */
const LEFT = ''

/**
 * How long to wait at most before looking at the clock again: a longer timer overflows at 2^31 ms, and
 * none counts the time that a device sleeps.
 */
const LOOK_EVERY_MS = 60_000

type Listener = () => void
/** Gets the token of the session that ended; null where the sign-out was in another tab. */
type LeaveListener = (token: string | null) => void

/** The result of a sign-in: only `begun` stored the token. */
export type Beginning = 'begun' | 'malformed' | 'expired' | 'not-kept'

const listeners = new Set<Listener>()
const leaveListeners = new Set<LeaveListener>()
let known: { token: string; claims: Claims } | null = null
let told: Claims | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Who is signed in: one for the page, shared by the shell and every remote. Its shape fits React's
 * useSyncExternalStore: `claims` keeps its identity until the token changes.
 */
export const session = {
  /** The signed-in user's claims, null without a session; a malformed token is removed. */
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
    return isCurrent(known.claims, Date.now()) ? known.claims : null
  },

  /** The stored token, valid or not; null where there is none or storage is refused. */
  token: (): string | null => {
    try {
      return localStorage.getItem(TOKEN_KEY)
    } catch {
      // A browser that refuses storage (blocked cookies, a full sandbox) has no session.
      return null
    }
  },

  /**
   * Signs in with a new token. It is not stored if it is malformed, if the browser refuses, or if this device's clock
   * calls it expired, because then the clock is wrong.
   */
  begin: (token: string): Beginning => {
    const claims = readClaims(token)
    if (!claims || !Number.isFinite(claims.exp)) return 'malformed'
    if (!isCurrent(claims, Date.now())) return 'expired'
    const isKept = store(token)
    look()
    return isKept ? 'begun' : 'not-kept'
  },

  /**
   * Keeps a token for this tab alone, over a reload, until it is begun with or another session begins or ends; null
   * where there is none any more. A browser that refuses keeps none.
   */
  hold: (token: string | null): void => {
    try {
      if (token === null) sessionStorage.removeItem(HELD_KEY)
      else sessionStorage.setItem(HELD_KEY, token)
    } catch {
      // Without storage the token is lost at a reload.
    }
  },

  /** The token that this tab holds; null where it holds none. */
  held: (): string | null => {
    try {
      return sessionStorage.getItem(HELD_KEY)
    } catch {
      return null
    }
  },

  /** Ends the session: removes the token and tells everyone who listens. */
  end: (): void => {
    store(null)
    look()
  },

  /** Ends the session of a token that the server refused; false where another one was stored meanwhile. */
  drop: (token: string): boolean => {
    if (session.token() !== token) return false
    session.end()
    return true
  },

  /** What Sair does: tells those of `onLeave`, in every tab of the site, and ends the session. */
  leave: (): void => {
    tellOfLeaving(session.token())
    session.endForAll()
  },

  /** Ends the session of a removed account: the other tabs take it for a sign-out. */
  endForAll: (): void => {
    store(LEFT)
    session.end()
  },

  /** Calls `listener` at each sign-out: in this tab before the session ends, or in another tab. */
  onLeave: (listener: LeaveListener): void => {
    leaveListeners.add(listener)
  },

  /** Calls `listener` at each change, whatever it comes from; gives the function that stops it. */
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

/** Notifies of a change since the last look, and looks again when `exp` passes. */
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

/** False where the browser refuses. */
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

// Follows other tabs, and looks again when a page returns from the browser's cache. A page has one copy of this module.
// A prerendered page has no events.
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key === TOKEN_KEY && newValue === LEFT) tellOfLeaving(null)
  look()
})
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  // It does not know why the session ended: another user may return to it.
  if (persisted && told !== null && session.token() === null) tellOfLeaving(null)
  look()
})
