import type { Page } from '@playwright/test'

/** What Chromium tells of an answer to an input; TypeScript does not know it. */
interface Answered extends PerformanceEntry {
  interactionId?: number
}

declare global {
  /** Where a page keeps the longest duration of each interaction, in ms, by its id. */
  var interactions: Map<number, number>
  interface Performance {
    readonly interactionCount: number
  }
}

/** Runs in the page before anything else of it, and by itself: it may name nothing of this file. */
export function observeInteractions(): void {
  globalThis.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId = 0, duration } of list.getEntries() as Answered[]) {
      if (interactionId === 0) continue
      const longest = Math.max(globalThis.interactions.get(interactionId) ?? 0, duration)
      globalThis.interactions.set(interactionId, longest)
    }
    // Shorter ones are not told: they are counted below.
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** How long each interaction with an open page took until its next frame, in ms; 0 for those below 16 ms. */
export async function interactionsOf(page: Page): Promise<number[]> {
  const { told, count } = await page.evaluate(() => ({
    told: [...globalThis.interactions.values()],
    count: performance.interactionCount,
  }))
  return [...told, ...Array.from({ length: Math.max(0, count - told.length) }, () => 0)]
}

/** The 98th percentile of durations, as Interaction to Next Paint counts it: one of fifty may be longer. */
export function inpOf(durations: readonly number[]): number {
  const [...sorted] = durations.toSorted((a, b) => b - a)
  const inp = sorted[Math.floor(sorted.length / 50)]
  if (inp === undefined) throw new Error('Nothing was pressed.')
  return inp
}
