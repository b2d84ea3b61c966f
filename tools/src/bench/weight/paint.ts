/** What a page observed while it was drawn; times in ms. */
export interface Paint {
  fcp: number | null
  lcp: number | null
  lcpEl?: string | null
  lcpText?: string | null
  cls: number
  tbt: number
  events: { n: string; d: number }[]
}

/** A performance entry with the fields that TypeScript does not know. */
interface Entry extends PerformanceEntry {
  element?: Element | null
  hadRecentInput?: boolean
  value?: number
  interactionId?: number
}

declare global {
  /** Where `observePaint` keeps its observations in the page. */
  var pageWeight: Paint
}

/**
 * Runs in the page, before the page's own scripts. It is sent there as text, so it must not use other names of this
 * file.
 */
export function observePaint(): void {
  const paint: Paint = { fcp: null, lcp: null, cls: 0, tbt: 0, events: [] }
  globalThis.pageWeight = paint
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  const observe = (type: string, note: (entry: Entry) => void, options = {}) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true, ...options })
  }
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paint.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime, element }) => {
    paint.lcp = startTime
    const name = element?.getAttribute('class')?.split(' ')[0]
    paint.lcpEl = element ? element.tagName + (name ? `.${name}` : '') : null
    paint.lcpText = element ? element.textContent.trim().slice(0, 60) : null
  })
  observe('layout-shift', ({ hadRecentInput, value = 0 }) => {
    if (!hadRecentInput) paint.cls += value
  })
  observe('longtask', ({ duration }) => {
    paint.tbt += Math.max(0, duration - 50)
  })
  observe(
    'event',
    ({ interactionId, name, duration }) => {
      if (interactionId) paint.events.push({ n: name, d: duration })
    },
    { durationThreshold: 16 },
  )
}
