import type { PlacedRemote, SiteConfig } from '@rumo/contract'
import type { HostProps } from '@rumo/contract/host'
import { navigateToUrl, registerApplication } from 'single-spa'
import { elementById } from '../page.ts'
import { prerenderedSlot } from '../prerendered.ts'
import { decide } from '../routing/decide.ts'
import { pageClaims } from '../session/page-claims.ts'
import { loadRemoteEntry } from './load-remote.ts'
import { RemoteSlot } from './remote-slot.tsx'

/** Makes single-spa show `remote` on every path that the remote owns, if the guard of the path admits the visitor. */
export function registerRemote(site: SiteConfig, remote: PlacedRemote): void {
  const props: HostProps = {
    slot: slotOf(remote),
    basename: site.base.slice(0, -1),
    faculdade: site.faculdade,
    origensDeArquivos: site.origens_de_arquivos ?? [],
    fail: (error) => slot.fail(error),
    navigate: (path) => navigateToUrl(`${site.base}${path.replace(/^\//, '')}`),
  }
  const builds = [remote.build, site.build].filter((build) => build !== undefined)
  const slot = new RemoteSlot(remote, props, loadRemoteEntry, builds)
  registerApplication({
    name: remote.name,
    app: {
      bootstrap: () => Promise.resolve(),
      mount: () => {
        // A prerendered element is not appended again, which would restart its animations.
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

/** The root element of the remote, marked with its name and its build. `?boundaries` shows both. */
function slotOf({ name, build = name }: PlacedRemote): HTMLElement {
  const slot = prerenderedSlot(name) ?? document.createElement('div')
  slot.dataset.boundary = name
  slot.dataset.build = build
  return slot
}
