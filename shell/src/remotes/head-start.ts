import type { PlacedRemote, SiteConfig } from '@rumo/contract'
import type { HostProps, RemoteEntry } from '@rumo/contract/host'
import { session } from '@rumo/shared-auth'
import { tellShown } from '../page.ts'
import { keepIfOfThisPath, prerenderedSlot } from '../prerendered.ts'
import { decide } from '../routing/decide.ts'
import { hostProps, type Host } from './host-props.ts'
import { loadRemoteEntry } from './load-remote.ts'

/** The state of a head start when it is handed over. */
export interface Ahead {
  /** The remote's module, loaded and bootstrapped. */
  entry: Promise<RemoteEntry>
  /** When the remote was requested, by `performance.now()`. */
  since: number
  /** The mounted module, and a promise that settles when its mounting ends; null when the module has not arrived. */
  mounted: { entry: RemoteEntry; mounting: Promise<void> } | null
}

/**
 * Loads and mounts the remote of a page that was prerendered for visitors, before single-spa and the rest of the shell
 * have loaded, so that a slow phone can use the screen sooner. `handOver` ends the head start.
 */
export class HeadStart {
  readonly remote: PlacedRemote
  readonly props: HostProps
  /** Resolves when the remote is mounted or has failed. */
  readonly over: Promise<void>
  readonly #entry: Promise<RemoteEntry>
  readonly #since = performance.now()
  #mounted: Ahead['mounted'] = null
  #host: Host | null = null
  /** The calls of the remote that wait for a host. */
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

  /** Hands the remote over to `host`, which also mounts it if that has not begun. */
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

/**
 * Starts to load the remote of this page, if the page holds its prerendered screen. Null for a signed-in user, because the
 * page was written for visitors.
 */
export function beginAhead(site: SiteConfig): HeadStart | null {
  const decision = decide(site, location.pathname, session.claims())
  if (decision.kind !== 'remote' || session.claims()) return null
  const { remote } = decision
  return prerenderedSlot(remote.name) ? new HeadStart(site, remote) : null
}
