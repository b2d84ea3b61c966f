import type { PlacedRemote, SiteConfig } from '@rumo/contract'
import type { HostProps, RemoteEntry } from '@rumo/contract/host'
import { session } from '@rumo/shared-auth'
import { tellShown } from '../page.ts'
import { keepIfOfThisPath, prerenderedSlot } from '../prerendered.ts'
import { decide } from '../routing/decide.ts'
import { hostProps, type Host } from './host-props.ts'
import { loadRemoteEntry } from './load-remote.ts'

/** What a head start leaves to the slot that goes on with it. */
export interface Ahead {
  /** The remote's module, loaded and bootstrapped. */
  entry: Promise<RemoteEntry>
  /** When it was asked for, by `performance.now()`. */
  since: number
  /** The module that was mounted, and the end of its mounting; null when it has not come yet. */
  mounted: { entry: RemoteEntry; mounting: Promise<void> } | null
}

/**
 * Loads and mounts the remote of a page that was prerendered for visitors, before single-spa and the rest of the shell have
 * come: the screen of a slow phone answers to a tap the sooner. `handOver` ends it.
 */
export class HeadStart {
  readonly remote: PlacedRemote
  readonly props: HostProps
  /** Settles when the remote is mounted, or failed. */
  readonly over: Promise<void>
  readonly #entry: Promise<RemoteEntry>
  readonly #since = performance.now()
  #mounted: Ahead['mounted'] = null
  #host: Host | null = null
  /** What the remote asked for before there was a host. */
  readonly #asked: ((host: Host) => void)[] = []

  constructor(site: SiteConfig, remote: PlacedRemote, load = loadRemoteEntry) {
    this.remote = remote
    this.props = hostProps(site, remote, {
      fail: (error) => this.#ask((host) => host.fail(error)),
      navigate: (path) => this.#ask((host) => host.navigate(path)),
    })
    this.#entry = this.#bring(load)
    this.over = this.#mount().catch(() => {})
  }

  /** Leaves the remote to a host. What has not been mounted by now is the host's to mount. */
  handOver(host: Host): Ahead {
    this.#host = host
    for (const ask of this.#asked.splice(0)) ask(host)
    return { entry: this.#entry, since: this.#since, mounted: this.#mounted }
  }

  async #bring(load: typeof loadRemoteEntry): Promise<RemoteEntry> {
    const entry = await load(this.remote, 0)
    await entry.bootstrap(this.props)
    return entry
  }

  async #mount(): Promise<void> {
    const entry = await this.#entry
    if (this.#host) return
    keepIfOfThisPath(this.props.slot)
    const mounting = entry.mount(this.props)
    this.#mounted = { entry, mounting }
    await mounting
    tellShown()
  }

  #ask(ask: (host: Host) => void): void {
    if (this.#host) ask(this.#host)
    else this.#asked.push(ask)
  }
}

/** Begins with the remote of this page, if the page was written with its screen and no one is signed in. */
export function beginAhead(site: SiteConfig): HeadStart | null {
  const decision = decide(site, location.pathname, session.claims())
  if (decision.kind !== 'remote' || session.claims()) return null
  const { remote } = decision
  return prerenderedSlot(remote.name) ? new HeadStart(site, remote) : null
}
