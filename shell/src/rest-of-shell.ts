/** Goes to an address of the site without a reload. */
export type Navigate = (url: string) => void

/** After this time the rest of the shell starts even if the first screen is not mounted. */
const PATIENCE_MS = 1000
const RETRY_MS = 5000

/**
 * The part of the shell that the first screen does not need: single-spa, the header, the guards and the panels. It is in
 * a file of its own that loads later, so that a slow phone can use the first screen sooner.
 */
export class RestOfShell {
  readonly #bring: () => Promise<() => Navigate>
  #started: Promise<Navigate | null> | null = null

  /** `bring` loads the code and resolves to the function that starts it. */
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

  /** Starts the rest once. Resolves to null when its code cannot be loaded; the load is repeated after some seconds. */
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

  /** Goes to an address of the site, without a reload if the rest of the shell can be loaded. */
  readonly navigate: Navigate = (url) => {
    void this.start().then((navigate) => (navigate ? navigate(url) : location.assign(url)))
  }
}
