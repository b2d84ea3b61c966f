import type { PlacedRemote } from '@rumo/contract'
import { LOADING_STATE, type HostProps, type RemoteEntry } from '@rumo/contract/host'
import { Demora } from '@rumo/shared-ui'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { FailurePanel } from '../panels/failure-panel.tsx'
import { keepIfOfThisPath } from '../prerendered.ts'
import type { Ahead } from './head-start.ts'
import { loadRemoteEntry } from './load-remote.ts'

/** After this time without an answer from a remote, the loading message offers 'Tentar de novo'. */
export const SOON_MS = 2000
/** After this time, the failure panel fills the slot. The remote is still shown if it arrives later. */
export const PATIENCE_MS = 8000

type Load = (remote: PlacedRemote, attempt: number) => Promise<RemoteEntry>

/** A load that has not ended, and when it began by `performance.now()`. */
interface Coming {
  entry: Promise<RemoteEntry>
  since: number
}

/**
 * What single-spa mounts for a remote. `mount` returns at once, so that a remote that hangs or fails does not block the
 * others. The slot shows a message of the shell until the remote is mounted, and when it fails.
 */
export class RemoteSlot {
  readonly #remote: PlacedRemote
  readonly #props: HostProps
  readonly #load: Load
  readonly #builds: readonly string[]
  #attempt = 0
  /** Counts the visits, so that a late answer for an earlier visit is ignored. */
  #visit = 0
  #entry: RemoteEntry | null = null
  /** What an earlier visit asked for is waited for: each attempt brings the same code anew, and the page keeps all of it. */
  #coming: Coming | null = null
  #mounted: RemoteEntry | null = null
  /** The mounting that a head start began. Only the first visit waits for it. */
  #mounting: Promise<void> | null = null
  #panel: Root | null = null
  #waiting: ReturnType<typeof setTimeout>[] = []

  /** `builds`: the versions of the bundles in words, which the failure panel shows for support. */
  constructor(
    remote: PlacedRemote,
    props: HostProps,
    load: Load = loadRemoteEntry,
    builds: readonly string[] = [],
  ) {
    this.#remote = remote
    this.#props = props
    this.#load = load
    this.#builds = builds
  }

  /** Takes over a remote whose load began before, and which may be mounted already. Call it before `mount`. */
  goOnWith({ entry, since, mounted }: Ahead): void {
    // The page may be older than the remote that the federation finds.
    this.#coming = { entry: entry.catch(() => this.#loaded()), since }
    if (!mounted) return
    this.#entry = mounted.entry
    this.#mounted = mounted.entry
    this.#mounting = mounted.mounting
  }

  mount(): void {
    const visit = ++this.#visit
    if (this.#mounting) {
      void this.#mounting.catch((error: unknown) => visit === this.#visit && this.fail(error))
      this.#mounting = null
      return
    }
    // The prerendered page stays until the remote hydrates it. A loading state gives way sooner to the offer to try again.
    const { slot } = this.#props
    const isPrerendered = !this.#panel && slot.hasChildNodes()
    this.#stopWaiting()
    if (!isPrerendered) this.#showLoading(false)
    if (!isPrerendered || slot.querySelector(`[${LOADING_STATE}]`)) {
      // A head start has waited already.
      const since = this.#coming?.since ?? performance.now()
      const left = SOON_MS - (performance.now() - since)
      this.#waiting.push(setTimeout(() => this.#showLoading(true), left))
    }
    this.#waiting.push(setTimeout(() => this.#offerRetry('slow'), PATIENCE_MS))
    void this.#bring(visit)
  }

  async unmount(): Promise<void> {
    this.#visit++
    this.#mounting = null
    this.#stopWaiting()
    this.#clearPanel()
    await this.#takeAway()
  }

  /** Removes a broken remote from the slot and offers to try again. */
  fail(error: unknown): void {
    console.warn(`${this.#remote.name} could not be shown.`, error)
    const visit = ++this.#visit
    this.#stopWaiting()
    // In a later task, because this is called while the remote renders.
    setTimeout(() => void this.#giveUp(visit))
  }

  async #giveUp(visit: number): Promise<void> {
    await this.#takeAway()
    if (visit === this.#visit) this.#offerRetry('failed')
  }

  async #bring(visit: number): Promise<void> {
    try {
      const entry = await this.#bootstrapped()
      if (visit !== this.#visit) return
      this.#stopWaiting()
      this.#clearPanel()
      keepIfOfThisPath(this.#props.slot)
      this.#mounted = entry
      await entry.mount(this.#props)
    } catch (error) {
      if (visit === this.#visit) this.fail(error)
    }
  }

  async #bootstrapped(): Promise<RemoteEntry> {
    if (this.#entry) return this.#entry
    const coming = this.#join() ?? this.#begin()
    try {
      const entry = await coming.entry
      if (coming === this.#coming) this.#entry = entry
      return entry
    } finally {
      if (coming === this.#coming) this.#coming = null
    }
  }

  /** The load that is under way, unless it hangs. */
  #join(): Coming | null {
    const coming = this.#coming
    return coming && performance.now() - coming.since < PATIENCE_MS ? coming : null
  }

  #begin(): Coming {
    return (this.#coming = { entry: this.#loaded(), since: performance.now() })
  }

  async #loaded(): Promise<RemoteEntry> {
    const entry = await this.#load(this.#remote, this.#attempt++)
    await entry.bootstrap(this.#props)
    return entry
  }

  /** Asks anew for a remote that hangs, failed or broke. */
  #retry(): void {
    this.#coming = null
    this.mount()
  }

  /** Never rejects: single-spa does not mount a remote again after its unmount rejected. */
  async #takeAway(): Promise<void> {
    const mounted = this.#mounted
    this.#mounted = null
    try {
      await mounted?.unmount(this.#props)
    } catch (error) {
      console.warn(error)
      this.#props.slot.replaceChildren()
    }
  }

  #offerRetry(reason: 'slow' | 'failed'): void {
    this.#show(
      <FailurePanel
        reason={reason}
        builds={this.#builds}
        onRetry={() => this.#retry()}
        onReload={() => location.reload()}
        onLeave={() => this.#props.navigate('/')}
      />,
    )
  }

  #showLoading(isSlow: boolean): void {
    this.#show(<Demora texto="Carregando…" isSlow={isSlow} onRetry={() => this.#retry()} />)
  }

  #stopWaiting(): void {
    for (const timer of this.#waiting.splice(0)) clearTimeout(timer)
  }

  #show(content: ReactNode): void {
    this.#panel ??= createRoot(this.#props.slot)
    this.#panel.render(content)
  }

  #clearPanel(): void {
    this.#panel?.unmount()
    this.#panel = null
  }
}
