import type { SiteConfig } from '@rumo/contract'
import { session } from '@rumo/shared-auth'
import { useSyncExternalStore } from 'react'
import { decide } from '../routing/decide.ts'
import { headerOf } from '../routing/layout.ts'
import { pageClaims } from '../session/page-claims.ts'
import { Header } from './header.tsx'

interface HeaderRootProps {
  site: SiteConfig
  /** The path that the page was loaded from, with the base. The header for this path may have been prerendered. */
  loadedAt: string
}

/** The header for the current address and session. */
export function HeaderRoot({ site, loadedAt }: HeaderRootProps) {
  const pathname = useSyncExternalStore(
    subscribeToRouting,
    () => location.pathname,
    () => loadedAt,
  )
  const claims = useSyncExternalStore(session.subscribe, pageClaims, noClaims)
  const kind = headerOf(decide(site, pathname, claims), claims)
  return <Header kind={kind} base={site.base} faculdade={site.faculdade} claims={claims} />
}

/** A prerendered page has no session. */
const noClaims = () => null

/** single-spa announces every change of the address, those of a remote's router too. */
function subscribeToRouting(listener: () => void): () => void {
  window.addEventListener('single-spa:routing-event', listener)
  return () => window.removeEventListener('single-spa:routing-event', listener)
}
