import type { Page } from '@playwright/test'

/** A screen by its path below the site, and the remote that shows it. */
export interface Place {
  path: string
  remote: string
}

/**
 * Goes from place to place as links do, in rounds. Each step ends when the remote shows a heading. All of it runs in
 * the page, which is a hundred times faster than going step by step from outside.
 */
export async function walk(page: Page, places: readonly Place[], rounds: number): Promise<void> {
  await page.evaluate(walkHere, { places, rounds, patienceMs: PATIENCE_MS })
}

const PATIENCE_MS = 20_000

/** Runs in the page. It is sent there as text, so it must not use other names of this file. */
async function walkHere({ places, rounds, patienceMs }: Walk): Promise<void> {
  const [base = '/'] = /^\/[^/]+\//.exec(location.pathname) ?? []
  for (let n = 0; n < rounds; n++) {
    for (const { path, remote } of places) {
      history.pushState(null, '', base + path)
      const until = performance.now() + patienceMs
      while (!document.querySelector(`[data-boundary="${remote}"] h1`)) {
        if (performance.now() > until) throw new Error(`${remote} did not show /${path}.`)
        await new Promise(requestAnimationFrame)
      }
    }
  }
}

interface Walk {
  places: readonly Place[]
  rounds: number
  patienceMs: number
}
