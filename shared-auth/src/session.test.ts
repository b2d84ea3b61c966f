import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session, TOKEN_KEY } from './session.ts'
import { unsignedToken } from './testing.ts'

const marina = { id: 7, nome: 'Marina', email: 'marina@exemplo.br', perfil: 'Aluno' as const }

const DAY_MS = 86_400_000
const inSeconds = (ms: number) => Math.floor((Date.now() + ms) / 1000)
const stops: (() => void)[] = []

/** Subscribes a listener until the end of the test. */
function listen() {
  const listener = vi.fn<() => void>()
  stops.push(session.subscribe(listener))
  return listener
}

/** Simulates the event by which this tab learns what another tab stored. */
const happensElsewhere = (newValue: string | null) => {
  if (newValue === null) localStorage.removeItem(TOKEN_KEY)
  else localStorage.setItem(TOKEN_KEY, newValue)
  dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue }))
}

const refuse = () => {
  throw new DOMException('refused', 'SecurityError')
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('session', () => {
  it('has no account signed in without a token', () => {
    expect(session.claims()).toBeNull()
  })

  it('tells who is signed in, by one identity until the token changes', () => {
    localStorage.setItem(TOKEN_KEY, unsignedToken(marina))
    const claims = session.claims()
    expect(claims).toMatchObject(marina)
    expect(session.claims()).toBe(claims)
    localStorage.setItem(TOKEN_KEY, unsignedToken({ ...marina, nome: 'Ana' }))
    expect(session.claims()?.nome).toBe('Ana')
  })

  it('removes a malformed token', () => {
    localStorage.setItem(TOKEN_KEY, 'not.a-token')
    expect(session.claims()).toBeNull()
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
  })

  it('has no account signed in by an expired token, or by one without a numeric exp', () => {
    localStorage.setItem(TOKEN_KEY, unsignedToken({ ...marina, exp: 1 }))
    expect(session.claims()).toBeNull()
    localStorage.setItem(TOKEN_KEY, unsignedToken({ ...marina, exp: 'tomorrow' }))
    expect(session.claims()).toBeNull()
  })

  it('signs out by removing the token and telling the listeners', () => {
    localStorage.setItem(TOKEN_KEY, unsignedToken(marina))
    const listener = vi.fn()
    const stop = session.subscribe(listener)
    session.end()
    expect(session.claims()).toBeNull()
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
    expect(listener).toHaveBeenCalledOnce()
    stop()
    session.end()
    expect(listener).toHaveBeenCalledOnce()
  })

  it('has no account signed in where storage is refused', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(session.begin(unsignedToken(marina))).toBe('not-kept')
    expect(session.claims()).toBeNull()
    session.leave()
  })

  it('does not fall into itself where a malformed token cannot be removed', () => {
    const kept = { getItem: () => 'not.a-token', removeItem: () => {} }
    vi.stubGlobal('localStorage', kept)
    const listener = listen()
    session.end()
    expect(session.claims()).toBeNull()
    expect(listener).not.toHaveBeenCalled()
  })

  it('survives whatever stands in its place', () => {
    const listener = listen()
    fc.assert(
      fc.property(fc.string(), (text) => {
        localStorage.setItem(TOKEN_KEY, text)
        dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: text }))
        expect(session.claims()).toBeNull()
      }),
    )
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('session.begin', () => {
  it('stores the token and tells the listeners', () => {
    const listener = listen()
    const token = unsignedToken(marina)
    expect(session.begin(token)).toBe('begun')
    expect(localStorage.getItem('token')).toBe(token)
    expect(session.claims()).toMatchObject(marina)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('leaves a fresh token alone that this clock calls expired, and one that is none', () => {
    const listener = listen()
    expect(session.begin(unsignedToken({ ...marina, exp: inSeconds(-1000) }))).toBe('expired')
    expect(session.begin(unsignedToken({ ...marina, exp: null }))).toBe('malformed')
    expect(session.begin('not.a-token')).toBe('malformed')
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('the end of a session', () => {
  it.each([90_000, DAY_MS / 24, 60 * DAY_MS])(
    'comes by itself when exp passes, in %i ms',
    (lastsMs) => {
      vi.useFakeTimers({ now: 1_700_000_000_000 })
      session.begin(unsignedToken({ ...marina, exp: inSeconds(lastsMs) }))
      const listener = listen()
      vi.advanceTimersByTime(lastsMs - 1)
      expect(listener).not.toHaveBeenCalled()
      expect(session.claims()).not.toBeNull()
      vi.advanceTimersByTime(1)
      expect(listener).toHaveBeenCalledOnce()
      expect(session.claims()).toBeNull()
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  it('is noticed within a minute by a device that slept through it', () => {
    vi.useFakeTimers()
    session.begin(unsignedToken({ ...marina, exp: inSeconds(DAY_MS) }))
    const listener = listen()
    vi.setSystemTime(Date.now() + 2 * DAY_MS)
    vi.advanceTimersByTime(60_000)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('leaves no timer behind when the last listener has left', () => {
    vi.useFakeTimers()
    session.begin(unsignedToken(marina))
    session.subscribe(() => {})()
    expect(vi.getTimerCount()).toBe(0)
    session.begin(unsignedToken({ ...marina, nome: 'Ana' }))
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is waited for by one timer, however many listeners come and go', () => {
    vi.useFakeTimers()
    session.begin(unsignedToken(marina))
    const stop = session.subscribe(() => {})
    const listener = listen()
    session.begin(unsignedToken({ ...marina, nome: 'Ana' }))
    expect(vi.getTimerCount()).toBe(1)
    stop()
    expect(vi.getTimerCount()).toBe(1)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('by a refused token spares one that was stored meanwhile', () => {
    const [old, fresh] = [unsignedToken(marina), unsignedToken({ ...marina, nome: 'Ana' })]
    session.begin(fresh)
    expect(session.drop(old)).toBe(false)
    expect(session.claims()?.nome).toBe('Ana')
    expect(session.drop(fresh)).toBe(true)
    expect(session.claims()).toBeNull()
  })
})

it('tells the listeners what it finds out, also when another one subscribes meanwhile', () => {
  const listener = listen()
  localStorage.setItem(TOKEN_KEY, unsignedToken(marina))
  listen()
  expect(listener).toHaveBeenCalledOnce()
})

it('knows no account where there is no page', async () => {
  vi.stubGlobal('addEventListener', undefined)
  const copy = './session.ts?prerendered'
  const prerendered = (await import(copy)) as { session: typeof session }
  expect(prerendered.session.claims()).toBeNull()
})

describe('other tabs', () => {
  it('are followed: an account signs in there, and the session ends there', () => {
    const listener = listen()
    happensElsewhere(unsignedToken(marina))
    expect(listener).toHaveBeenCalledTimes(1)
    expect(session.claims()).toMatchObject(marina)
    happensElsewhere(null)
    expect(listener).toHaveBeenCalledTimes(2)
    expect(session.claims()).toBeNull()
  })

  it('are caught up with by a page that comes back as it was left', () => {
    const listener = listen()
    localStorage.setItem(TOKEN_KEY, unsignedToken(marina))
    dispatchEvent(new Event('pageshow'))
    expect(listener).toHaveBeenCalledOnce()
  })

  it('distinguish an account that signs out from a session that ends', () => {
    const left = vi.fn<(token: string | null) => void>()
    session.onLeave(left)
    happensElsewhere(unsignedToken(marina))
    happensElsewhere(null)
    expect(left).not.toHaveBeenCalled()

    const token = unsignedToken(marina)
    session.begin(token)
    const written = vi.fn<(key: string, value: string) => void>()
    vi.stubGlobal('localStorage', { getItem: () => token, setItem: written, removeItem: () => {} })
    session.leave()
    vi.unstubAllGlobals()
    localStorage.clear()
    expect(left).toHaveBeenCalledExactlyOnceWith(token)
    // The value that the other tabs receive before the token is removed.
    const [[, mark] = []] = written.mock.calls
    // The value must not change, because tabs of another release rely on it.
    if (mark !== '') throw new Error('The other tabs hear nothing.')
    dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: mark }))
    expect(left).toHaveBeenCalledOnce()
    happensElsewhere(mark)
    happensElsewhere(null)
    expect(left.mock.calls).toEqual([[token], [null]])
  })

  it('take the removal of an account for a sign-out', () => {
    const left = vi.fn<(token: string | null) => void>()
    session.onLeave(left)
    const written = vi.fn<(key: string, value: string) => void>()
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: written, removeItem: () => {} })
    session.endForAll()
    vi.unstubAllGlobals()
    expect(left).not.toHaveBeenCalled()
    happensElsewhere(written.mock.calls[0]?.[1] ?? null)
    expect(left).toHaveBeenCalledExactlyOnceWith(null)

    session.begin(unsignedToken(marina))
    const listener = listen()
    session.endForAll()
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
    expect(listener).toHaveBeenCalledOnce()
  })

  it('that left are heard of by a page that was put away meanwhile, if an account was signed in there', () => {
    const left = vi.fn<(token: string | null) => void>()
    session.onLeave(left)
    listen()
    comeBack(true)
    session.begin(unsignedToken(marina))
    comeBack(true)
    localStorage.clear()
    comeBack(false)
    expect(left).not.toHaveBeenCalled()

    session.begin(unsignedToken(marina))
    localStorage.clear()
    comeBack(true)
    expect(left).toHaveBeenCalledExactlyOnceWith(null)
  })
})

/** Simulates that the page is shown: one that the browser had put into its back/forward cache, or a new one. */
const comeBack = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
