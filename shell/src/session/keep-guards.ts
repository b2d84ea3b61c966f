import type { SiteConfig } from '@rumo/contract'
import { destination } from '../routing/destination.ts'
import { pageClaims } from './page-claims.ts'

/**
 * Leads to /login where a guard says no, and from there on to whom it is not for: at the start, at each navigation and,
 * by the function that it gives, whenever the caller says that the session changed; before any remote is asked for. The
 * address that led on leaves no entry in the history, also where it leads to the back office of another site.
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
