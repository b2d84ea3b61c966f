import { debounce } from 'es-toolkit/compat'
import { within } from './within.ts'

/** The length of the pause after which a draft is saved. */
export const SAVE_PAUSE_MS = 1000
/** How long to wait before an automatic retry. */
export const RETRY_MS = 10_000
/** How long leaving the screen waits for requests under way. */
const LEAVING_MS = 2000

/** Holds the state of a draft for a screen, and saves the draft at every pause in work, one request at a time. */
export abstract class DraftKeeper<Estado extends { andamento: { estado: string } }> {
  readonly #listeners = new Set<() => void>()
  readonly #later: ReturnType<typeof debounce>
  #estado: Estado
  #flushing: Promise<boolean> | null = null
  #retry: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  /** `maxWaitMs` is the longest wait before the draft is saved, for users who type without a pause. */
  protected constructor(estado: Estado, maxWaitMs: number) {
    this.#estado = estado
    this.#later = debounce(() => void this.flush(), SAVE_PAUSE_MS, { maxWait: maxWaitMs })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly estado = (): Estado => this.#estado

  /** Whether the server lacks a change, or may hold one that was undone since. */
  abstract get isUnsaved(): boolean

  /** Saves until nothing is unsaved. Returns whether the server has everything. */
  protected abstract saveAll(): Promise<boolean>

  /** Starts, also after `close`. Saves what an earlier page left unsaved. */
  start(): void {
    this.#isClosed = false
    addEventListener('online', this.#sendAgain)
    if (this.isUnsaved) void this.flush()
  }

  /** Saves now. Returns whether the server has everything. */
  async flush(): Promise<boolean> {
    this.#cancel()
    this.#flushing ??= this.#saveOnce()
    return this.#flushing
  }

  /** The same, but waits at most `LEAVING_MS`, for a user who is leaving the screen. */
  async flushToLeave(): Promise<boolean> {
    return within(LEAVING_MS, this.flush())
  }

  /** Stops the keeper when the screen closes. */
  close(): void {
    this.#isClosed = true
    removeEventListener('online', this.#sendAgain)
    this.#cancel()
  }

  protected saveLater(): void {
    this.#later()
  }

  /** Schedules a retry, unless the screen is closed. */
  protected retry(): void {
    if (!this.#isClosed) this.#retry = setTimeout(() => void this.flush(), RETRY_MS)
  }

  protected set(changes: Partial<Estado>): void {
    this.#estado = { ...this.#estado, ...changes }
    for (const listener of this.#listeners) listener()
  }

  readonly #sendAgain = () => {
    if (this.#estado.andamento.estado === 'sem-servidor') void this.flush()
  }

  #cancel(): void {
    this.#later.cancel()
    clearTimeout(this.#retry)
  }

  async #saveOnce(): Promise<boolean> {
    // `saveAll` may finish synchronously, but `#flushing` must be set before it ends.
    await Promise.resolve()
    try {
      return await this.saveAll()
    } finally {
      this.#flushing = null
    }
  }
}
