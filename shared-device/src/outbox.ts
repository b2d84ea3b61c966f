import type { Call } from '@rumo/contract'
import type { Guard } from '@rumo/contract/shapes'
import type { http as pageHttp, session as pageSession } from '@rumo/shared-auth'
import { VISITANTE, type Device } from './device.ts'
import { exclusively } from './exclusively.ts'

/** The objects that an outbox uses: those of the page, or others in a test. */
export interface OutboxParts {
  device: Device
  http: Pick<typeof pageHttp, 'call' | 'offers'>
  session: Pick<typeof pageSession, 'subscribe'>
}

/**
 * Items that wait on this device until the server has them (docs/decisions/device.md). The items of the signed-in
 * account are sent at every opportunity, in one tab at a time. The page may be closed at any moment: items stay stored
 * until the server has them, and the server recognises an item that is sent twice by its `chave`.
 */
export abstract class Outbox<T extends { chave: string }, Sent = unknown> {
  protected readonly parts: OutboxParts
  /** The keys of the items that the server refused. They are not sent again while the page is open. */
  protected readonly refused = new Set<string>()
  readonly #name: string
  readonly #isOurs: Guard<T>
  readonly #listeners = new Set<() => void>()
  readonly #underWay = new Map<string, Promise<Sent>>()
  #waiting: Promise<boolean> | null = null
  #stop: (() => void) | null = null

  /**
   * `name` is the key on the device and the name of the lock between tabs; `isOurs` recognises items that this release
   * understands.
   */
  constructor(parts: OutboxParts, name: string, isOurs: Guard<T>) {
    this.parts = parts
    this.#name = name
    this.#isOurs = isOurs
  }

  /**
   * Sends at once, and again at each change of the session and when the network returns. Returns a function that stops
   * this.
   */
  start(): () => void {
    this.#stop ??= this.#listen()
    void this.send()
    return this.#stop
  }

  /** Calls `onSent` after each item that the server has received. Returns a function that unsubscribes. */
  subscribe(onSent: () => void): () => void {
    this.#listeners.add(onSent)
    return () => void this.#listeners.delete(onSent)
  }

  /**
   * Sends the waiting items of the signed-in account. Never rejects: returns false where an item still waits that the
   * server would accept.
   */
  send(): Promise<boolean> {
    // A call that is still waiting for the lock will also send items that are added meanwhile, so it is shared.
    this.#waiting ??= exclusively(this.#name, async () => {
      this.#waiting = null
      const owner = this.parts.device.owner()
      return owner === VISITANTE || this.sendAll(owner)
    })
    return this.#waiting
  }

  /** Sends the waiting items of an account; the result is that of `send`. */
  protected abstract sendAll(owner: string): Promise<boolean>

  /** Sends items one after the other by `deliver`, which says whether the item is settled. */
  protected async sendEach(
    owner: string,
    items: readonly T[],
    call: Call,
    deliver: (item: T) => Promise<boolean>,
  ): Promise<boolean> {
    let isDone = true
    for (const item of items) {
      if (this.refused.has(item.chave)) continue
      // The call uses the current token, so the owner must still be the signed-in account.
      if (this.parts.device.owner() !== owner || !this.parts.http.offers(call)) return false
      isDone = (await deliver(item)) && isDone
    }
    return isDone
  }

  /** Sends one item. A second call for the same item meanwhile gets the result of the first. */
  protected once(chave: string, post: () => Promise<Sent>): Promise<Sent> {
    const sending = this.#underWay.get(chave) ?? post().finally(() => this.#underWay.delete(chave))
    this.#underWay.set(chave, sending)
    return sending
  }

  /** The waiting items of an owner, in order. Rejects where the device refuses. */
  protected async kept(owner: string): Promise<T[]> {
    return this.divide(await this.parts.device.of(owner).read<unknown>(this.#name)).ours
  }

  /** Changes the waiting items; returns false where the device refuses. */
  protected update(owner: string, change: (kept: unknown[]) => unknown[]): Promise<boolean> {
    return this.parts.device.of(owner).update<unknown>(this.#name, (kept) => change(listIn(kept)))
  }

  /** Removes settled items. Where the device refuses, they are sent again later, and the server recognises them. */
  protected forget(owner: string, chaves: readonly string[]): Promise<boolean> {
    const isSettled = (one: unknown) => this.#isOurs(one) && chaves.includes(one.chave)
    return this.update(owner, (kept) => kept.filter((one) => !isSettled(one)))
  }

  /** Separates the items that this release understands from those of other releases, which are kept unchanged. */
  protected divide(kept: unknown): { ours: T[]; others: unknown[] } {
    const all = listIn(kept)
    return { ours: all.filter(this.#isOurs), others: all.filter((one) => !this.#isOurs(one)) }
  }

  /** Notifies subscribers that the server has received something. */
  protected tell(): void {
    for (const onSent of this.#listeners) onSent()
  }

  #listen(): () => void {
    const send = () => void this.send()
    const unsubscribe = this.parts.session.subscribe(send)
    addEventListener('online', send)
    return () => {
      removeEventListener('online', send)
      unsubscribe()
      this.#stop = null
    }
  }
}

const listIn = (kept: unknown): unknown[] => (Array.isArray(kept) ? kept : [])
