import type { PlacedRemote, SiteConfig } from '@rumo/contract'
import { LOADING_STATE, type HostProps, type RemoteEntry } from '@rumo/contract/host'
import { session } from '@rumo/shared-auth'
import { keepIfOfThisPath, prerenderedSlot } from '../prerendered.ts'
import { decide } from '../routing/decide.ts'
import { hostProps, type Host } from './host-props.ts'

/** The state of a head start when it is handed over. */
export interface Ahead {
  /** The remote's module, loaded and bootstrapped. Rejects when it cannot be; the federation may then be able to. */
  entry: Promise<RemoteEntry>
  /** When the remote was requested, by `performance.now()`. */
  since: number
  /**
   * The mounted module, and a promise that settles when its mounting ends, or rejects if the screen has failed since.
   * Null when the module has not arrived.
   */
  mounted: { entry: RemoteEntry; mounting: Promise<void> } | null
}

/** Imports the module that a remote exposes. The page provides the singletons that it needs (singletons.ts). */
const importModule = (address: string) => import(/* @vite-ignore */ address) as Promise<RemoteEntry>

/**
 * Loads and mounts the remote of a page that was prerendered for visitors, before the federation, single-spa and the rest
 * of the shell have loaded, so that a slow phone can use the screen sooner. `handOver` ends the head start.
 */
export class HeadStart {
  readonly remote: PlacedRemote
  readonly props: HostProps
  /** Whether the page has the first view of the screen, and not only its loading state. */
  readonly hasContent: boolean
  /** Resolves when the remote is mounted or has failed. */
  readonly over: Promise<void>
  readonly #entry: Promise<RemoteEntry>
  readonly #since = performance.now()
  #mounted: Ahead['mounted'] = null
  #host: Host | null = null
  /** The paths to which the remote asked to go before there was a host. */
  readonly #paths: string[] = []
  /** Rejects with the error of a screen that failed before there was a host. */
  readonly #failure = Promise.withResolvers<never>()

  /** `address`: where the module lies that the remote exposes. */
  constructor(site: SiteConfig, remote: PlacedRemote, address: string, load = importModule) {
    this.remote = remote
    this.props = hostProps(site, remote, {
      fail: (error) => {
        if (this.#host) this.#host.fail(error)
        else this.#failure.reject(error)
      },
      navigate: (path) => {
        if (this.#host) this.#host.navigate(path)
        else this.#paths.push(path)
      },
    })
    this.hasContent = !this.props.slot.querySelector(`[${LOADING_STATE}]`)
    this.#entry = this.#bring(load(address))
    this.over = this.#mount().catch(() => {})
    // `handOver` passes the failure on.
    this.#failure.promise.catch(() => {})
  }

  /** Hands the remote over to `host`, which also mounts it if that has not begun. */
  handOver(host: Host): Ahead {
    this.#host = host
    for (const path of this.#paths.splice(0)) host.navigate(path)
    const ahead = { entry: this.#entry, since: this.#since }
    if (!this.#mounted) return { ...ahead, mounted: null }
    const { entry, mounting } = this.#mounted
    const shown = Promise.race([this.#failure.promise, mounting])
    // The host waits for it later, or not at all when the page has left for another remote.
    shown.catch(() => {})
    return { ...ahead, mounted: { entry, mounting: shown } }
  }

  async #bring(loading: Promise<RemoteEntry>): Promise<RemoteEntry> {
    const entry = await loading
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
  const { name, module } = remote
  return module !== undefined && prerenderedSlot(name) ? new HeadStart(site, remote, module) : null
}
