import type { SiteConfig } from '@rumo/contract'
import { session } from '@rumo/shared-auth'
import { decide } from './decide.ts'

/**
 * Leads to /login where a guard says no: at the start, at each navigation and at each change of the
 * session, before any remote is asked for. The guarded address leaves no entry in the history.
 */
export function leadToLogin(site: SiteConfig): void {
  const check = () => {
    if (decide(site, location.pathname, session.claims()).kind !== 'login') return
    history.replaceState(null, '', `${site.base}login`)
  }
  window.addEventListener('single-spa:before-routing-event', check)
  check()
}
