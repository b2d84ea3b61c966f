import type { SiteConfig } from '@rumo/contract'
import { destination } from '../routing/destination.ts'
import { pageClaims } from './page-claims.ts'

/**
 * Redirects to /login when a guard does not admit the visitor, and on from /login when the page there is not for the
 * visitor. This happens at the start, at each navigation and, by the function that it returns, whenever the caller says
 * that the session changed; always before any remote is requested. The address that redirected leaves no entry in the
 * browser's history, even when it leads to the back office of another site.
 */
export function keepGuards(site: SiteConfig): () => void {
  const check = () => {
    for (;;) {
      const to = destination(site, location, pageClaims())
      if (to === null) return
      if (URL.canParse(to)) {
        location.replace(to)
        return
      }
      history.replaceState(null, '', to)
    }
  }
  window.addEventListener('single-spa:before-routing-event', check)
  check()
  return check
}
