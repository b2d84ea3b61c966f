import type { BrowserContext, Page } from '@playwright/test'

/** The end of a tab, which may come in the midst of anything. */
export class Kill {
  /** Whatever is done in the tab meanwhile fails once this is over. */
  readonly over: Promise<void>
  #isDone = false

  /** Kills the tab as a system without memory does, so many frames from now: it hears nothing of it. */
  constructor(page: Page, frames: number) {
    this.over = this.#kill(page, frames)
  }

  /** Whether it has come, or is coming right now. */
  get isDone(): boolean {
    return this.#isDone
  }

  async #kill(page: Page, frames: number): Promise<void> {
    const session = await page.context().newCDPSession(page)
    await page.evaluate(async (count) => {
      for (let frame = 0; frame < count; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    }, frames)
    const gone = page.waitForEvent('crash')
    this.#isDone = true
    // Nobody is left there who would answer.
    void Promise.allSettled([session.send('Page.crash')])
    await gone
    await page.close()
  }
}

declare global {
  interface Window {
    tellHeld: (marked: number) => Promise<void>
  }
}

/**
 * Tells, whenever the device has kept a simulado, of how many of its questions it holds a mark: from then on a tab may
 * go in any way (docs/decisions/simulado.md). To be called before the pages that are listened to are opened.
 */
export async function listenToDevice(
  context: BrowserContext,
  onHeld: (marked: number) => void,
): Promise<void> {
  await context.exposeFunction('tellHeld', onHeld)
  await context.addInitScript(() => {
    const { prototype } = IDBObjectStore
    const put = Reflect.get(prototype, 'put') as (
      this: IDBObjectStore,
      value: unknown,
      key?: IDBValidKey,
    ) => IDBRequest<IDBValidKey>
    prototype.put = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      const { marcacoes } = Object(value) as { marcacoes?: { id_questao: number }[] }
      const marked = new Set(marcacoes?.map((one) => one.id_questao)).size
      if (marcacoes) {
        this.transaction.addEventListener('complete', () => void window.tellHeld(marked))
      }
      return put.call(this, value, key)
    }
  })
}
