import type { SiteConfig } from '@rumo/contract'
import { apiAddress, http, session } from '@rumo/shared-auth'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { start } from 'single-spa'
import { HeaderRoot } from './header/header-root.tsx'
import { afterFirstScreen } from './first-screen.ts'
import { elementById } from './page.ts'
import { registerNotFound } from './panels/register-not-found.tsx'
import { placeRemotes } from './remotes/load-remote.ts'
import { registerRemote } from './remotes/register-remote.ts'
import { dropIfLedAway } from './prerendered.ts'
import { askBeforeSteps } from './routing/ask-before-steps.ts'
import { followLinks } from './routing/links.ts'
import { followSkipLink } from './routing/skip-link.ts'
import { followSession } from './session/follow-session.ts'
import { keepGuards } from './session/keep-guards.ts'
import { reloadOnSecondFailure } from './stale-chunks.ts'
import { mayFollowWorker } from './worker/may-follow-worker.ts'

/** Brings the page to life: the header, the remotes below it, and what happens between them. */
export function startShell(site: SiteConfig): void {
  http.configure({
    address: apiAddress(site, location),
    extensoes: site.extensoes,
    onUnauthorized: session.drop,
  })
  showHeader(<HeaderRoot site={site} loadedAt={location.pathname} />, site.build)
  placeRemotes(site.remotes)
  for (const remote of site.remotes) registerRemote(site, remote)
  registerNotFound(site)
  followSession(site, keepGuards(site))
  dropIfLedAway()
  followLinks(site.base)
  followSkipLink()
  reloadOnSecondFailure()
  askBeforeSteps()
  start({ urlRerouteOnly: true })
  mayFollowWorker(site)
}

function showHeader(header: ReactNode, build = 'shell'): void {
  const element = elementById('cabecalho')
  element.dataset.build = build
  const isPrerendered = element.hasChildNodes()
  const show = () => {
    if (isPrerendered) hydrateRoot(element, header)
    else createRoot(element).render(header)
  }
  // A prerendered header is a visitor's, and all its links work.
  if (isPrerendered && !session.claims()) afterFirstScreen(show)
  else show()
}
