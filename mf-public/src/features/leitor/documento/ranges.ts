import { PDFDataRangeTransport } from 'pdfjs-dist'
import { fetchRange } from './fetch-pdf.ts'

interface RangesOptions {
  url: string
  /** Size of the whole file in bytes. */
  length: number
  /** The first and the last bytes of the file, which are already loaded. */
  start: Uint8Array
  end: Uint8Array
}

/**
 * Loads the parts of a file that pdf.js requests. A part that fails is reported to the user, who can retry; pdf.js
 * alone would leave the page white.
 */
export class Ranges extends PDFDataRangeTransport {
  /** Called with true when a part fails to load, and with false when the failed parts are requested again. */
  onTrouble: (isInTrouble: boolean) => void = () => {}
  readonly #url: string
  readonly #end: Uint8Array
  readonly #controller = new AbortController()
  /** The failed parts: the end of each, by its beginning. */
  readonly #failed = new Map<number, number>()

  constructor({ url, length, start, end }: RangesOptions) {
    super(length, start)
    this.#url = url
    this.#end = end
    addEventListener('online', this.retry, { signal: this.#controller.signal })
  }

  /** Whether a part failed to load, also before the first listener. */
  get isInTrouble(): boolean {
    return this.#failed.size > 0
  }

  /** Called by pdf.js for the bytes from `begin` up to `end`, which is exclusive. */
  override requestDataRange(begin: number, end: number): void {
    void this.#bring(begin, end)
  }

  /** Requests the failed parts again. Also runs when the network is back. */
  readonly retry = (): void => {
    const parts = [...this.#failed]
    this.#failed.clear()
    if (parts.length > 0) this.onTrouble(false)
    for (const [begin, end] of parts) void this.#bring(begin, end)
  }

  override abort(): void {
    this.#controller.abort()
  }

  async #bring(begin: number, end: number): Promise<void> {
    const { signal } = this.#controller
    try {
      const chunk =
        this.#atHand(begin, end) ?? (await fetchRange(this.#url, { begin, end, signal }))
      if (!signal.aborted) this.onDataRange(begin, chunk)
    } catch (error) {
      if (signal.aborted) return
      console.warn('A part of the PDF did not come.', error)
      this.#failed.set(begin, end)
      this.onTrouble(true)
    }
  }

  #atHand(begin: number, end: number): Uint8Array | null {
    const from = begin - (this.length - this.#end.length)
    return from < 0 ? null : this.#end.slice(from, from + end - begin)
  }
}
