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
 * Makes single-spa show `remote` on every path that the remote owns, if the guard of the path admits the visitor. When
 * `headStart` has loaded this remote, its work continues here; the remote is unmounted if the page now shows another one.
 * Call this after the guards have redirected.
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
  const isLeft = ahead !== null && !isShown(location)
  // While it is taken away, the next remote is shown already.
  props.slot.hidden = isLeft
  const left = isLeft ? unmount() : null
  registerApplication({
    name: remote.name,
    app: {
      bootstrap: () => Promise.resolve(),
      mount: async () => {
        await left
        props.slot.hidden = false
        // A prerendered element is not appended again, which would restart its animations.
        if (!props.slot.isConnected) elementById('pagina').append(props.slot)
        slot.mount()
      },
      unmount,
    },
    activeWhen: isShown,
  })
}
