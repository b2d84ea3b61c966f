import { exclusively } from './exclusively.ts'
import { onChanceToSend } from './on-chance-to-send.ts'
import type { session as pageSession } from './session.ts'

/** Sends what waits on this device at each chance, in one tab at a time, and notifies its subscribers. */
export abstract class Sender {
  readonly #name: string
  readonly #session: Pick<typeof pageSession, 'subscribe'>
  readonly #listeners = new Set<() => void>()
  #waiting: Promise<void> | null = null
  #stop: (() => void) | null = null

  /** `name` names the lock that keeps tabs from sending at once. */
  constructor(name: string, session: Pick<typeof pageSession, 'subscribe'>) {
    this.#name = name
    this.#session = session
  }

  /** Sends at once, then at each sign-in and whenever the network returns. Gives the function that stops it. */
  start(): () => void {
    this.#stop ??= this.#listen()
    void this.send()
    return this.#stop
  }

  /** Calls back after each thing sent. Gives the function that unsubscribes. */
  subscribe(onSent: () => void): () => void {
    this.#listeners.add(onSent)
    return () => void this.#listeners.delete(onSent)
  }

  /** Sends what the signed-in account has waiting. Never rejects. */
  send(): Promise<void> {
    // Only one tab sends at a time.
    this.#waiting ??= exclusively(this.#name, () => {
      this.#waiting = null
      return this.sendAll()
    })
    return this.#waiting
  }

  /** Sends what waits, one after the other; never rejects. */
  protected abstract sendAll(): Promise<void>

  /** Notifies the subscribers. */
  protected tell(): void {
    for (const onSent of this.#listeners) onSent()
  }

  #listen(): () => void {
    const stop = onChanceToSend(this.#session, () => void this.send())
    return () => {
      stop()
      this.#stop = null
    }
  }
}
