/** Dispatched on the window once a remote shows its screen. The early script of index.html listens to it, too. */
const SHOWN = 'rumo:shown'

/** A remote that is slow or broken holds nothing up for longer. */
const LATEST_MS = 1000

/** Tells the page that a remote shows its screen, and that the screen answers to a tap. */
export function tellShown(): void {
  dispatchEvent(new Event(SHOWN))
}

/**
 * Runs `work` once the first remote shows its screen, and after a second at the latest. On a slow phone the screen
 * answers to a tap the sooner, the less else is done before.
 */
export function afterFirstScreen(work: () => void): void {
  const run = () => {
    clearTimeout(timer)
    removeEventListener(SHOWN, run)
    work()
  }
  const timer = setTimeout(run, LATEST_MS)
  addEventListener(SHOWN, run)
}
