import type { Claims, SiteConfig } from '@rumo/contract'
import { http, session } from '@rumo/shared-auth'
import { navigateToUrl, triggerAppChange } from 'single-spa'
import { decide } from '../routing/decide.ts'
import { holdPageFor } from './page-claims.ts'

/**
 * Makes the page follow the session, in whichever tab it changes. A sign-out redirects every tab to /login. A session
 * that ends in another way changes only the header, but on a guarded page a notice is shown before the page goes.
 */
export function followSession(site: SiteConfig, checkGuards: () => void): void {
  const isGuarded = () => decide(site, location.pathname, null).kind === 'login'
  const change = () => {
    checkGuards()
    void triggerAppChange()
  }
  let before = session.claims()

  session.onLeave((token) => {
    if (token !== null) void afterLeaving(token, session.claims())
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

/** The steps after a sign-out, which does not wait for them. */
async function afterLeaving(token: string, claims: Claims | null): Promise<void> {
  const ending = http.endToken(token)
  // The dialog may fail to load: no network, or the page is closing.
  if (claims) {
    await import('./left-behind.ts').then(
      ({ askAboutLeftBehind }) => askAboutLeftBehind(claims),
      () => undefined,
    )
  }
  if (await ending) return
  await import('./session-not-ended.ts').then(
    ({ sayThatTokenGoesOn }) => sayThatTokenGoesOn(),
    () => undefined,
  )
}

async function hold(claims: Claims, onRead: () => void): Promise<void> {
  holdPageFor(claims)
  // If the dialog fails to load, /login says why.
  await import('./session-ended.ts').then(
    ({ sayThatSessionEnded }) => sayThatSessionEnded(),
    () => undefined,
  )
  holdPageFor(null)
  onRead()
}
