import type { EventBus } from 'pdfjs-dist/web/pdf_viewer.mjs'

/** Set on a text that is shown. `textos.module.css` hides the others. */
const SHOWN = 'data-shown'

/** How long a text waits for each of the two pauses that it needs, in ms. */
const LONGEST_WAIT_MS = 500

/**
 * Shows the text of each page when pdf.js has written it. A browser needs up to 100 ms on a slow phone to style, lay
 * out and paint a text, and would do all of it in one frame, for which a press then has to wait. Here it styles the
 * text in one pause of the page, and lays it out in the next.
 */
export function showTexts(bus: Pick<EventBus, 'on'>): void {
  bus.on('textlayerrendered', ({ source }: { source: PageView }) => {
    const layer = source.textLayer?.div
    // pdf.js writes `.endOfContent` last. To tell its style and its place, a browser needs those of the whole text.
    const last = layer?.lastElementChild
    // pdf.js sends this event for each zoom too.
    if (!layer || !last || layer.hasAttribute(SHOWN)) return
    inPause(() => {
      void getComputedStyle(last).color
      inPause(() => {
        layer.setAttribute(SHOWN, '')
        last.getBoundingClientRect()
      })
    })
  })
}

/** The parts of pdf.js's page view that are used here and missing in its types. */
interface PageView {
  textLayer: { div: HTMLElement } | null
}

function inPause(perform: () => void): void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) setTimeout(perform)
  else requestIdleCallback(perform, { timeout: LONGEST_WAIT_MS })
}
