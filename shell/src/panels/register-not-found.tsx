import type { SiteConfig } from '@rumo/contract'
import { createRoot, type Root } from 'react-dom/client'
import { registerApplication } from 'single-spa'
import { elementById } from '../page.ts'
import { decide } from '../routing/decide.ts'
import { pageClaims } from '../session/page-claims.ts'
import { NotFound } from './not-found.tsx'

/** Makes single-spa show 'Not Found 404!' for every path that no remote owns. */
export function registerNotFound(site: SiteConfig): void {
  const slot = document.createElement('div')
  slot.dataset.boundary = 'shell'
  let root: Root | null = null
  registerApplication({
    name: 'not-found',
    app: {
      bootstrap: () => Promise.resolve(),
      mount: () => {
        elementById('pagina').append(slot)
        root = createRoot(slot)
        root.render(<NotFound home={site.base} />)
        return Promise.resolve()
      },
      unmount: () => {
        root?.unmount()
        slot.remove()
        return Promise.resolve()
      },
    },
    activeWhen: ({ pathname }) => decide(site, pathname, pageClaims()).kind === 'not-found',
  })
}
