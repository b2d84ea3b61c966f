import { debounce } from 'es-toolkit'
import type { EventBus } from 'pdfjs-dist/web/pdf_viewer.mjs'

/** Set on a text that is shown. `textos.module.css` hides the others. */
const SHOWN = 'data-shown'

/** How long nothing has moved before the texts are worked on, in ms. */
const STILL_MS = 500
/** How long a step of that work waits for a pause of the page, in ms. */
const LONGEST_WAIT_MS = 500

/**
 * Shows the texts of pages that pdf.js has written, once the reader stays at a place. A browser needs up to 100 ms on a
 * slow phone to style, lay out and paint the text of a page, and would do all of it in one frame, for which a press then
 * has to wait. Here it styles a text in one pause of the page, and lays it out in the next. A text under a mouse is shown
 * at once, so that it can be selected.
 */
export function showTexts(
  bus: Pick<EventBus, 'on'>,
  container: HTMLElement,
  signal: AbortSignal,
): void {
  const texts = new Set<HTMLElement>()
  const styled = new WeakSet<HTMLElement>()
  let moves = 0

  const workUntilMove = (before = moves) => {
    if (texts.size === 0) return
    inPause(() => {
      if (moves !== before) return
      const [text] = texts
      if (text && !styled.has(text)) {
        style(text)
        styled.add(text)
      } else if (text) {
        show(text)
      }
      workUntilMove(before)
    })
  }
  const show = (text: HTMLElement) => {
    texts.delete(text)
    layOut(text)
  }
  const workWhenStill = debounce(() => workUntilMove(), STILL_MS)
  const move = () => {
    moves++
    workWhenStill()
  }
  bus.on('updateviewarea', move)
  bus.on('textlayerrendered', ({ source }: { source: PageView }) => {
    const text = source.textLayer?.div
    // pdf.js sends this event for each zoom too.
    if (!text?.lastElementChild || text.hasAttribute(SHOWN)) return
    texts.add(text)
    move()
  })
  const showUnder = ({ pointerType, target }: PointerEvent) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return
    const text = target.closest('.page')?.querySelector<HTMLElement>('.textLayer')
    if (text && texts.has(text)) show(text)
  }
  container.addEventListener('pointermove', showUnder, { signal })
}

/** The parts of pdf.js's page view that are used here and missing in its types. */
interface PageView {
  textLayer: { div: HTMLElement } | null
}

// pdf.js writes `.endOfContent` last. To tell its style and its place, a browser needs those of the whole text.

function style({ lastElementChild: last }: HTMLElement): void {
  if (last) void getComputedStyle(last).color
}

function layOut(text: HTMLElement): void {
  text.setAttribute(SHOWN, '')
  text.lastElementChild?.getBoundingClientRect()
}

function inPause(perform: () => void): void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) setTimeout(perform)
  else requestIdleCallback(perform, { timeout: LONGEST_WAIT_MS })
}
