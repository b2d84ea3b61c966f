import { onTestFinished, vi } from 'vitest'

interface Screen {
  /** In CSS px. */
  width?: number
  prefersReducedMotion?: boolean
}

/** Makes `matchMedia` answer for a screen of this kind; a wide one by default. */
export function fakeScreen({ width = 1440, prefersReducedMotion = false }: Screen = {}): void {
  const fits = (query: string) => {
    const [, bound, length] = /\((min|max)-width: (\d+)px\)/.exec(query) ?? []
    if (bound === 'min') return width >= Number(length)
    if (bound === 'max') return width <= Number(length)
    return query.includes('reduced-motion') && prefersReducedMotion
  }
  onTestFinished(() => lists.clear())
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = Object.assign(new ScreenQuery(), { media: query, matches: fits(query) })
    lists.add(list)
    return list
  })
}

class ScreenQuery extends EventTarget {
  isHeard = false

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    this.isHeard = true
    super.addEventListener(...args)
  }
}

const lists = new Set<ScreenQuery>()

/**
 * Tells the page that its screen has changed to the one set with `fakeScreen`. Waits until something listens, because a
 * view that was just drawn may not listen yet.
 */
export async function turnScreen(): Promise<void> {
  await vi.waitUntil(() => [...lists].some(({ isHeard }) => isHeard))
  for (const list of lists) list.dispatchEvent(new Event('change'))
}
