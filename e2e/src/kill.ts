import type { BrowserContext, Page } from '@playwright/test'

const killed = new WeakSet<Page>()

/** Whether a tab was killed, or is being killed right now. */
export const isKilled = (page: Page): boolean => killed.has(page)

/**
 * Runs the steps of a route handler and gives whether all of them were done. An error is ignored if the tab was killed,
 * and only then.
 */
export async function unlessKilled(page: Page, steps: () => Promise<void>): Promise<boolean> {
  try {
    await steps()
    return true
  } catch (error) {
    if (!isKilled(page)) throw error
    return false
  }
}

/** Kills a tab at a random moment. */
export class Kill {
  /** Settles when the tab is gone. Every step that still runs in the tab fails. */
  readonly over: Promise<void>
  readonly #page: Page

  /** Kills the tab after this many frames, without any event in it, as a system that is out of memory does. */
  constructor(page: Page, frames: number) {
    this.#page = page
    this.over = this.#kill(frames)
  }

  /** Whether the tab is killed, or being killed right now. */
  get isDone(): boolean {
    return isKilled(this.#page)
  }

  async #kill(frames: number): Promise<void> {
    const page = this.#page
    const session = await page.context().newCDPSession(page)
    await page.evaluate(async (count) => {
      for (let frame = 0; frame < count; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    }, frames)
    const gone = page.waitForEvent('crash')
    killed.add(page)
    // The killed tab never answers this call.
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
 * Calls `onHeld` with the number of a simulado's marks on the device, each time that the simulado is stored there.
 * These marks must survive any end of the tab (docs/decisions/simulado.md). Call this before the pages are opened.
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
