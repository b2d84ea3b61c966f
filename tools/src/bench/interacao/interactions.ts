import type { Page } from '@playwright/test'

/** An entry of Chromium's Event Timing. The types of TypeScript lack its `interactionId`. */
interface Answered extends PerformanceEntry {
  interactionId?: number
}

declare global {
  /** The longest duration of each interaction with the page, in ms, by the id of the interaction. */
  var interactions: Map<number, number>
  interface Performance {
    readonly interactionCount: number
  }
}

/**
 * Runs in the page, before the page's own scripts. It is sent there as text, so it must not use other names of this
 * file.
 */
export function observeInteractions(): void {
  globalThis.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId = 0, duration } of list.getEntries() as Answered[]) {
      if (interactionId === 0) continue
      const longest = Math.max(globalThis.interactions.get(interactionId) ?? 0, duration)
      globalThis.interactions.set(interactionId, longest)
    }
    // The browser reports no interaction that is shorter than this. `interactionsOf` adds those by their number.
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** How long each interaction with an open page took until its next frame, in ms. Those below 16 ms count as 0. */
export async function interactionsOf(page: Page): Promise<number[]> {
  const { told, count } = await page.evaluate(() => ({
    told: [...globalThis.interactions.values()],
    count: performance.interactionCount,
  }))
  return [...told, ...Array.from({ length: Math.max(0, count - told.length) }, () => 0)]
}

/**
 * The 98th percentile of the durations, by the definition of Interaction to Next Paint: one of every fifty interactions
 * is ignored. Throws when there was no interaction.
 */
export function inpOf(durations: readonly number[]): number {
  const [...sorted] = durations.toSorted((a, b) => b - a)
  const inp = sorted[Math.floor(sorted.length / 50)]
  if (inp === undefined) throw new Error('Nothing was pressed.')
  return inp
}
