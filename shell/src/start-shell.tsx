import type { SiteConfig } from '@rumo/contract'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { navigateToUrl, start } from 'single-spa'
import { HeaderRoot } from './header/header-root.tsx'
import { elementById } from './page.ts'
import { registerNotFound } from './panels/register-not-found.ts'
import { dropIfLedAway, WRITTEN_FOR } from './prerendered.ts'
import type { HeadStart } from './remotes/head-start.ts'
import { placeRemotes } from './remotes/load-remote.ts'
import { registerRemote } from './remotes/register-remote.ts'
import type { Navigate } from './rest-of-shell.ts'
import { followSkipLink } from './routing/skip-link.ts'
import { followSession } from './session/follow-session.ts'
import { keepGuards } from './session/keep-guards.ts'
import { mayFollowWorker } from './worker/may-follow-worker.ts'

/**
 * Starts the rest of the shell: the header, the guards, and single-spa with the remotes. `headStart` is the remote that
 * was loaded before, if there is one.
 */
export function startShell(site: SiteConfig, headStart: HeadStart | null): Navigate {
  showHeader(site)
  const checkGuards = keepGuards(site)
  if (!headStart) dropIfLedAway()
  placeRemotes(site.remotes)
  for (const remote of site.remotes) registerRemote(site, remote, headStart)
  registerNotFound(site)
  followSession(site, checkGuards)
  followSkipLink()
  start({ urlRerouteOnly: true })
  mayFollowWorker(site)
  return navigateToUrl
}

function showHeader(site: SiteConfig): void {
  const header = <HeaderRoot site={site} loadedAt={WRITTEN_FOR} />
  const element = elementById('cabecalho')
  element.dataset.build = site.build ?? 'shell'
  if (element.hasChildNodes()) hydrateRoot(element, header)
  else createRoot(element).render(header)
}
