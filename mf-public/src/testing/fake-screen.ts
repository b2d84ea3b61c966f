import { onTestFinished, vi } from 'vitest'

interface Screen {
  /** In CSS px. */
  width?: number
  prefersReducedMotion?: boolean
}

/** Has `matchMedia` answer for a screen of this kind; a wide one unless told. */
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
 * Tells the page that the screen became another one, which `fakeScreen` has said before. Waits until something listens:
 * what was just drawn may not yet.
 */
export async function turnScreen(): Promise<void> {
  await vi.waitUntil(() => [...lists].some(({ isHeard }) => isHeard))
  for (const list of lists) list.dispatchEvent(new Event('change'))
}
