import type { PlacedRemote, SiteConfig } from '@rumo/contract'
import type { HostProps } from '@rumo/contract/host'
import { navigateToUrl, registerApplication } from 'single-spa'
import { elementById } from '../page.ts'
import { prerenderedSlot } from '../prerendered.ts'
import { decide } from '../routing/decide.ts'
import { pageClaims } from '../session/page-claims.ts'
import { RemoteSlot } from './remote-slot.tsx'

/** Has single-spa show `remote` wherever the page is one of its paths and the guard admits. */
export function registerRemote(site: SiteConfig, remote: PlacedRemote): void {
  const props: HostProps = {
    slot: slotOf(remote.name),
    basename: site.base.slice(0, -1),
    faculdade: site.faculdade,
    origensDeArquivos: site.origens_de_arquivos ?? [],
    fail: (error) => slot.fail(error),
    navigate: (path) => navigateToUrl(`${site.base}${path.replace(/^\//, '')}`),
  }
  const slot = new RemoteSlot(remote, props)
  registerApplication({
    name: remote.name,
    app: {
      bootstrap: () => Promise.resolve(),
      mount: () => {
        // One that was prerendered is there: to append it again would begin its animations anew.
        if (!props.slot.isConnected) elementById('pagina').append(props.slot)
        slot.mount()
        return Promise.resolve()
      },
      unmount: async () => {
        await slot.unmount()
        props.slot.remove()
      },
    },
    activeWhen: ({ pathname }) => {
      const decision = decide(site, pathname, pageClaims())
      return decision.kind === 'remote' && decision.remote === remote
    },
  })
}

/** The remote's root node, marked with its name: `?boundaries` outlines it. */
function slotOf(name: string): HTMLElement {
  const prerendered = prerenderedSlot(name)
  if (prerendered) return prerendered
  const slot = document.createElement('div')
  slot.dataset.boundary = name
  return slot
}
