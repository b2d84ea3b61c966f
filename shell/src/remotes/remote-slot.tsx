import type { PlacedRemote } from '@rumo/contract'
import type { HostProps, RemoteEntry } from '@rumo/contract/host'
import { Demora } from '@rumo/shared-ui'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { FailurePanel } from '../panels/failure-panel.tsx'
import { keepIfOfThisPath } from '../prerendered.ts'
import { loadRemoteEntry } from './load-remote.ts'

/** How long a remote may take before an offer to try again stands beside the words that it is on its way. */
export const SOON_MS = 2500
/** How long until that offer takes the whole page; the remote may still arrive afterwards. */
export const PATIENCE_MS = 8000

type Load = (remote: PlacedRemote, attempt: number) => Promise<RemoteEntry>

/**
 * What single-spa mounts for a remote. Its own mount ends at once, so that a remote that hangs or fails does not block
 * the others. The slot shows the shell's words until the remote is there, and when it fails.
 */
export class RemoteSlot {
  readonly #remote: PlacedRemote
  readonly #props: HostProps
  readonly #load: Load
  readonly #builds: readonly string[]
  #attempt = 0
  /** Counts the visits, so that a late answer to an earlier one is ignored. */
  #visit = 0
  #entry: RemoteEntry | null = null
  #mounted: RemoteEntry | null = null
  #panel: Root | null = null
  #waiting: ReturnType<typeof setTimeout>[] = []

  /** `builds` says in words what runs here, to tell to those who look into a failure. */
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

  mount(): void {
    const visit = ++this.#visit
    // What was prerendered stays until the remote hydrates it.
    const isPrerendered = !this.#panel && this.#props.slot.hasChildNodes()
    this.#stopWaiting()
    if (!isPrerendered) {
      this.#showLoading(false)
      this.#waiting.push(setTimeout(() => this.#showLoading(true), SOON_MS))
    }
    this.#waiting.push(setTimeout(() => this.#offerRetry('slow'), PATIENCE_MS))
    void this.#bring(visit)
  }

  async unmount(): Promise<void> {
    this.#visit++
    this.#stopWaiting()
    this.#clearPanel()
    await this.#takeAway()
  }

  /** Removes a broken remote from the slot and offers to try again. */
  fail(error: unknown): void {
    console.warn(`${this.#remote.name} could not be shown.`, error)
    const visit = ++this.#visit
    this.#stopWaiting()
    // Later: this runs inside the remote's own renderer.
    setTimeout(() => void this.#giveUp(visit))
  }

  async #giveUp(visit: number): Promise<void> {
    await this.#takeAway()
    if (visit === this.#visit) this.#offerRetry('failed')
  }

  async #bring(visit: number): Promise<void> {
    try {
      const entry = await this.#bootstrapped(visit)
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

  async #bootstrapped(visit: number): Promise<RemoteEntry> {
    if (this.#entry) return this.#entry
    const entry = await this.#load(this.#remote, this.#attempt++)
    await entry.bootstrap(this.#props)
    if (visit === this.#visit) this.#entry = entry
    return entry
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
        onRetry={() => this.mount()}
        onReload={() => location.reload()}
        onLeave={() => this.#props.navigate('/')}
      />,
    )
  }

  #showLoading(isSlow: boolean): void {
    this.#show(<Demora texto="Carregando…" isSlow={isSlow} onRetry={() => this.mount()} />)
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
