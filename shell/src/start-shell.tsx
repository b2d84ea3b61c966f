import type { SiteConfig } from '@rumo/contract'
import { apiAddress, http, session } from '@rumo/shared-auth'
import { createRoot } from 'react-dom/client'
import { start, triggerAppChange } from 'single-spa'
import { HeaderRoot } from './header/header-root.tsx'
import { elementById } from './page.ts'
import { registerNotFound } from './panels/register-not-found.tsx'
import { placeRemotes } from './remotes/load-remote.ts'
import { registerRemote } from './remotes/register-remote.ts'
import { leadToLogin } from './routing/lead-to-login.ts'
import { followLinks } from './routing/links.ts'
import { reloadOnSecondFailure } from './stale-chunks.ts'

/** Brings the page to life: the header, the remotes below it, and what happens between them. */
export function startShell(site: SiteConfig): void {
  http.configure({ address: apiAddress(site, location), extensoes: site.extensoes })
  createRoot(elementById('cabecalho')).render(<HeaderRoot site={site} />)
  placeRemotes(site.remotes)
  for (const remote of site.remotes) registerRemote(site, remote)
  registerNotFound(site)
  leadToLogin(site)
  followLinks(site.base)
  reloadOnSecondFailure()
  session.subscribe(() => void triggerAppChange())
  start({ urlRerouteOnly: true })
}
