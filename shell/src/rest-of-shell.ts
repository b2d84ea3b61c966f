/** Goes to an address of the site without a reload. */
export type Navigate = (url: string) => void

/** The first screen may take this long before the rest of the shell starts beside it. */
const PATIENCE_MS = 1000
const RETRY_MS = 5000

/**
 * The part of the shell that the first screen works without: single-spa, the header, the guards and the panels. It is a
 * file of its own, which comes later, so that the first screen of a slow phone answers to a tap sooner.
 */
export class RestOfShell {
  readonly #bring: () => Promise<() => Navigate>
  #started: Promise<Navigate | null> | null = null

  /** `bring` loads the code, and gives the function that starts it. */
  constructor(bring: () => Promise<() => Navigate>) {
    this.#bring = bring
  }

  /** Starts the rest when `first` settles, or after a second. */
  startAfter(first: Promise<void>): void {
    const timer = setTimeout(() => void this.start(), PATIENCE_MS)
    void first.finally(() => {
      clearTimeout(timer)
      void this.start()
    })
  }

  /** Starts the rest once. Resolves to null when its code cannot be loaded, which is tried again after some seconds. */
  start(): Promise<Navigate | null> {
    return (this.#started ??= this.#bring().then(
      (start) => start(),
      () => {
        this.#started = null
        setTimeout(() => void this.start(), RETRY_MS)
        return null
      },
    ))
  }

  /** Goes to an address of the site: without a reload, unless the rest of the shell cannot be loaded. */
  readonly navigate: Navigate = (url) => {
    void this.start().then((navigate) => (navigate ? navigate(url) : location.assign(url)))
  }
}
