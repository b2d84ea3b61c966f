import type { Page } from '@playwright/test'

/**
 * From so long on after a mark was seen on the screen, the device holds it (docs/product.md section 4): by then a
 * tab may go in any way.
 */
const HELD_AFTER_MS = 500

/** The end of a tab, which may come in the midst of anything. */
export class Kill {
  /** Whatever is done in the tab meanwhile fails once this is over. */
  readonly over: Promise<void>
  #at = Infinity

  /** Kills the tab as a system without memory does, so many frames from now: it hears nothing of it. */
  constructor(page: Page, frames: number) {
    this.over = this.#kill(page, frames)
  }

  /** Whether it has come, or is coming right now. */
  get isDone(): boolean {
    return this.#at < Infinity
  }

  /** Whether it came too late to take along what was seen then. */
  mustHold(seenAt: number | undefined): boolean {
    return seenAt !== undefined && seenAt + HELD_AFTER_MS <= this.#at
  }

  async #kill(page: Page, frames: number): Promise<void> {
    const session = await page.context().newCDPSession(page)
    await page.evaluate(async (count) => {
      for (let frame = 0; frame < count; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    }, frames)
    const gone = page.waitForEvent('crash')
    this.#at = performance.now()
    // Nobody is left there who would answer.
    void Promise.allSettled([session.send('Page.crash')])
    await gone
    await page.close()
  }
}
