import type { PlacedRemote, SiteConfig } from '@rumo/contract'
import { navigateToUrl, registerApplication } from 'single-spa'
import { elementById } from '../page.ts'
import { decide } from '../routing/decide.ts'
import { pageClaims } from '../session/page-claims.ts'
import type { HeadStart } from './head-start.ts'
import { hostProps, type Host } from './host-props.ts'
import { loadRemoteEntry } from './load-remote.ts'
import { RemoteSlot } from './remote-slot.tsx'

/**
 * Has single-spa show `remote` wherever the page is one of its paths and the guard admits. Goes on with a head start of this
 * remote, and ends it where the page has left for another one. Call it when the guards have led where they lead.
 */
export function registerRemote(
  site: SiteConfig,
  remote: PlacedRemote,
  headStart: HeadStart | null = null,
): void {
  const ahead = headStart?.remote === remote ? headStart : null
  const host: Host = {
    fail: (error) => slot.fail(error),
    navigate: (path) => navigateToUrl(`${site.base}${path.replace(/^\//, '')}`),
  }
  const props = ahead?.props ?? hostProps(site, remote, host)
  const builds = [remote.build, site.build].filter((build) => build !== undefined)
  const slot = new RemoteSlot(remote, props, loadRemoteEntry, builds)
  const isShown = ({ pathname }: Pick<Location, 'pathname'>) => {
    const decision = decide(site, pathname, pageClaims())
    return decision.kind === 'remote' && decision.remote === remote
  }
  const unmount = async () => {
    await slot.unmount()
    props.slot.remove()
  }
  if (ahead) slot.goOnWith(ahead.handOver(host))
  if (ahead && !isShown(location)) void unmount()
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
      unmount,
    },
    activeWhen: isShown,
  })
}
