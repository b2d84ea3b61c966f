import type { Claims, SiteConfig } from '@rumo/contract'
import { http, session } from '@rumo/shared-auth'
import { navigateToUrl, triggerAppChange } from 'single-spa'
import { decide } from '../routing/decide.ts'
import { holdPageFor } from './page-claims.ts'

/**
 * Has the page follow the session, whichever tab it changes in. Somebody who leaves is led to /login, in
 * every tab. A session that ends otherwise changes the header alone, but behind a guard it is spoken of
 * before the page goes.
 */
export function followSession(site: SiteConfig, checkGuards: () => void): void {
  const isGuarded = () => decide(site, location.pathname, null).kind === 'login'
  const change = () => {
    checkGuards()
    void triggerAppChange()
  }
  let before = session.claims()

  session.onLeave((token) => {
    if (token !== null) void endOnServer(token)
    before = null
    holdPageFor(null)
    navigateToUrl(`${site.base}login`)
  })

  session.subscribe(() => {
    const now = session.claims()
    if (now === null && before !== null && isGuarded()) void hold(before, change)
    before = now
    change()
  })
}

/** Nobody waits for it; only where it failed there is something to say. */
async function endOnServer(token: string): Promise<void> {
  if (await http.endToken(token)) return
  await import('./session-not-ended.ts').then(
    ({ sayThatTokenGoesOn }) => sayThatTokenGoesOn(),
    // The words cannot be had: the page has no network, or is going.
    () => undefined,
  )
}

async function hold(claims: Claims, onRead: () => void): Promise<void> {
  holdPageFor(claims)
  // Where the words cannot be had, /login has some of its own.
  await import('./session-ended.ts').then(
    ({ sayThatSessionEnded }) => sayThatSessionEnded(),
    () => undefined,
  )
  holdPageFor(null)
  onRead()
}
