import type { Call } from '@rumo/contract'
import type { Guard } from '@rumo/contract/shapes'
import type { http as pageHttp, session as pageSession } from '@rumo/shared-auth'
import { VISITANTE, type Device } from './device.ts'
import { exclusively } from './exclusively.ts'

/** What an outbox works with; in the page its own, in a test others. */
export interface OutboxParts {
  device: Device
  http: Pick<typeof pageHttp, 'call' | 'offers'>
  session: Pick<typeof pageSession, 'subscribe'>
}

/**
 * What waits on this device until the server has it (docs/decisions/device.md). What the signed-in account has is sent
 * at each chance, in one tab at a time. The page may close at any moment: what is kept stays, and the server recognises
 * what is sent twice by its `chave`.
 */
export abstract class Outbox<T extends { chave: string }, Sent = unknown> {
  protected readonly parts: OutboxParts
  /** The keys of what the server refused: they are not sent again while the page is open. */
  protected readonly refused = new Set<string>()
  readonly #name: string
  readonly #isOurs: Guard<T>
  readonly #listeners = new Set<() => void>()
  readonly #underWay = new Map<string, Promise<Sent>>()
  #waiting: Promise<boolean> | null = null
  #stop: (() => void) | null = null

  /** `name` is the key on the device, and the lock between tabs; `isOurs` recognises what this release understands. */
  constructor(parts: OutboxParts, name: string, isOurs: Guard<T>) {
    this.parts = parts
    this.#name = name
    this.#isOurs = isOurs
  }

  /** Sends at once, and at each sign-in, sign-out and return of the network. Gives a function that ends it. */
  start(): () => void {
    this.#stop ??= this.#listen()
    void this.send()
    return this.#stop
  }

  /** Calls back after each item that the server received. Gives a function that ends it. */
  subscribe(onSent: () => void): () => void {
    this.#listeners.add(onSent)
    return () => void this.#listeners.delete(onSent)
  }

  /**
   * Sends what the account that is signed in has waiting. Never rejects: false where something still waits that the
   * server would take.
   */
  send(): Promise<boolean> {
    // A sending that has not begun also takes what is added meanwhile. One tab sends at a time.
    this.#waiting ??= exclusively(this.#name, async () => {
      this.#waiting = null
      const owner = this.parts.device.owner()
      return owner === VISITANTE || this.sendAll(owner)
    })
    return this.#waiting
  }

  /** Sends what waits of an account; as `send`. */
  protected abstract sendAll(owner: string): Promise<boolean>

  /** Sends one after the other by `deliver`, which says whether the item is settled. */
  protected async sendEach(
    owner: string,
    items: readonly T[],
    call: Call,
    deliver: (item: T) => Promise<boolean>,
  ): Promise<boolean> {
    let isDone = true
    for (const item of items) {
      if (this.refused.has(item.chave)) continue
      // The call uses the current token: check that it is still the same owner.
      if (this.parts.device.owner() !== owner || !this.parts.http.offers(call)) return false
      isDone = (await deliver(item)) && isDone
    }
    return isDone
  }

  /** Sends one; a second call meanwhile joins the first. */
  protected once(chave: string, post: () => Promise<Sent>): Promise<Sent> {
    const sending = this.#underWay.get(chave) ?? post().finally(() => this.#underWay.delete(chave))
    this.#underWay.set(chave, sending)
    return sending
  }

  /** What an owner has waiting, in its order. Rejects where the device refuses. */
  protected async kept(owner: string): Promise<T[]> {
    return this.divide(await this.parts.device.of(owner).read<unknown>(this.#name)).ours
  }

  /** Changes what waits; false where the device refuses. */
  protected update(owner: string, change: (kept: unknown[]) => unknown[]): Promise<boolean> {
    return this.parts.device.of(owner).update<unknown>(this.#name, (kept) => change(listIn(kept)))
  }

  /** Removes what is settled. If the device refuses, it is sent again later; the server recognises it. */
  protected forget(owner: string, chaves: readonly string[]): Promise<boolean> {
    const isSettled = (one: unknown) => this.#isOurs(one) && chaves.includes(one.chave)
    return this.update(owner, (kept) => kept.filter((one) => !isSettled(one)))
  }

  /** The kept items, apart from those that only another release understands. */
  protected divide(kept: unknown): { ours: T[]; others: unknown[] } {
    const all = listIn(kept)
    return { ours: all.filter(this.#isOurs), others: all.filter((one) => !this.#isOurs(one)) }
  }

  /** Notifies that the server has received something. */
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
