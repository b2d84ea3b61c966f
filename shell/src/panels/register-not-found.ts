import type { SiteConfig } from '@rumo/contract'
import { registerApplication } from 'single-spa'
import { decide } from '../routing/decide.ts'
import { pageClaims } from '../session/page-claims.ts'

/** Makes single-spa show 'Not Found 404!' for every path that no remote owns. Its code is loaded only then. */
export function registerNotFound(site: SiteConfig): void {
  registerApplication({
    name: 'not-found',
    app: async () => {
      const { notFoundApp } = await import('./not-found-app.tsx')
      return notFoundApp(site.base)
    },
    activeWhen: ({ pathname }) => decide(site, pathname, pageClaims()).kind === 'not-found',
  })
}
