import { vi } from 'vitest'

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
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = Object.assign(new EventTarget(), { media: query, matches: fits(query) })
    lists.add(list)
    return list
  })
}

const lists = new Set<EventTarget>()

/** Tells the page that the screen became another one, which `fakeScreen` has said before. */
export function turnScreen(): void {
  for (const list of lists) list.dispatchEvent(new Event('change'))
}
