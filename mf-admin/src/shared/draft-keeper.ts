import { debounce } from 'es-toolkit/compat'
import { within } from './within.ts'

/** A pause in work: then it is saved. */
export const PAUSE_MS = 1000
/** How long to wait before trying again by itself. */
export const RETRY_MS = 10_000
/** How long leaving the screen waits for requests under way. */
const LEAVING_MS = 2000

/** Holds what a screen shows of a draft, and saves it at every pause in work, one saving at a time. */
export abstract class DraftKeeper<Estado extends { andamento: { estado: string } }> {
  readonly #listeners = new Set<() => void>()
  readonly #later: ReturnType<typeof debounce>
  #estado: Estado
  #flushing: Promise<boolean> | null = null
  #retry: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  /** `maxWaitMs` is the longest wait before it is saved, for users who type without a pause. */
  protected constructor(estado: Estado, maxWaitMs: number) {
    this.#estado = estado
    this.#later = debounce(() => void this.flush(), PAUSE_MS, { maxWait: maxWaitMs })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly estado = (): Estado => this.#estado

  /** Whether the server lacks something of it, or may have something that was taken back since. */
  abstract get isUnsaved(): boolean

  /** Saves until nothing waits; gives whether the server has all of it now. */
  protected abstract saveAll(): Promise<boolean>

  /** Begins, or goes on after `close`: what an earlier page left is saved. */
  start(): void {
    this.#isClosed = false
    addEventListener('online', this.#sendAgain)
    if (this.isUnsaved) void this.flush()
  }

  /** Saves what waits; gives whether the server has all of it now. */
  async flush(): Promise<boolean> {
    this.#cancel()
    this.#flushing ??= this.#saveOnce()
    return this.#flushing
  }

  /** The same, but waits no longer than one does who leaves the screen. */
  async flushToLeave(): Promise<boolean> {
    return within(LEAVING_MS, this.flush())
  }

  /** Stops when the screen closes. */
  close(): void {
    this.#isClosed = true
    removeEventListener('online', this.#sendAgain)
    this.#cancel()
  }

  protected saveLater(): void {
    this.#later()
  }

  /** Tries again by itself, unless the screen is closed. */
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
    // What is called here may answer at once, and `#flushing` is to be set by then.
    await Promise.resolve()
    try {
      return await this.saveAll()
    } finally {
      this.#flushing = null
    }
  }
}
