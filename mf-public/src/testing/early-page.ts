import { afterEach, beforeEach, vi } from 'vitest'

const HEADERS = { 'Content-Type': 'application/json' }

/** A call that a page made before its bundles had loaded, as `fetch` gets it. */
export const postOf = (body: object) => ({
  method: 'POST',
  headers: HEADERS,
  body: JSON.stringify(body),
})

/**
 * Prepares each test of a file for a script `*.early.ts`. Returns the calls that it makes, which get what `answer` says.
 */
export function earlyCalls(
  answer: (path: string) => Response = () => Response.json({ dados: [] }),
) {
  const fetched = vi.fn((url: URL, _init?: RequestInit) => Promise.resolve(answer(url.pathname)))
  beforeEach(() => {
    vi.resetModules()
    fetched.mockClear()
    vi.stubGlobal('fetch', fetched)
    globalThis.rumoEarly = undefined
    globalThis.rumoTema = undefined
    openedBy('navigate')
    // Answers are early in the first seconds of a page.
    vi.spyOn(performance, 'now').mockReturnValue(1000)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    globalThis.localStorage.clear()
    document.body.replaceChildren()
  })
  return fetched
}

/** Sets how the page was opened: by a link, a reload or the history. */
export function openedBy(type: NavigationTimingType): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ])
}

/** Puts the page at a path of the site, with its configuration if there is one. */
export function openAt(path: string, config: object | null): void {
  history.replaceState(null, '', `/rumo${path}`)
  if (!config) return
  const block = document.createElement('script')
  Object.assign(block, { id: 'rumo-config', type: 'application/json' })
  block.textContent = JSON.stringify(config)
  document.body.append(block)
}
