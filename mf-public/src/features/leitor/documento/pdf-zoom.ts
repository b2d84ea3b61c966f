import type { EventBus, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import { inRange, zoomed } from '../reading.ts'

/**
 * After a change of scale a page is only stretched for this time in ms, and drawn again afterwards. Several presses in
 * a row then cost one drawing.
 */
const DRAWING_DELAY_MS = 300
/**
 * The setting of pdf.js that fits a page to the width of a phone, and on a wide screen shows it not much larger than on
 * paper.
 */
const FITTING = 'auto'
const WHOLE_WIDTH = 'page-width'

/** The part of pdf.js's viewer that sets its scale. */
type Scaled = Pick<PDFViewer, 'currentScale' | 'currentScaleValue' | 'updateScale'>

interface ScaleChange {
  scale: number
  /** The setting that the pages were fitted to; undefined for a chosen percentage. */
  presetValue?: string
}

/** The zoom of an open PDF. It keeps the scale within SCALE_RANGE, also when pdf.js or the PDF asks for another one. */
export class PdfZoom {
  readonly #viewer: Scaled
  readonly #container: HTMLElement
  /** The setting that the pages are fitted to; undefined while the user's own scale applies. */
  #fitted: string | undefined
  /** The scale, or the whole width, that was asked for and that the pages do not have yet. */
  #wanted: number | typeof WHOLE_WIDTH | null = null

  constructor(viewer: Scaled, bus: Pick<EventBus, 'on'>, container: HTMLElement) {
    this.#viewer = viewer
    this.#container = container
    bus.on('scalechanging', ({ scale, presetValue }: ScaleChange) => {
      // An unusual page size or a link in the PDF can ask for a scale outside the range.
      if (scale !== inRange(scale)) viewer.currentScale = inRange(scale)
      this.#fitted = presetValue
    })
  }

  /** The scale that the pages have, or take after the next paint if a step leads to it. */
  get scale(): number {
    return typeof this.#wanted === 'number' ? this.#wanted : this.#viewer.currentScale
  }

  in(): void {
    this.#step('in')
  }

  out(): void {
    this.#step('out')
  }

  fitWidth(): void {
    this.#want(WHOLE_WIDTH)
  }

  /**
   * Fits the pages after pdf.js has laid them out, and keeps the scroll position. Pages that are fitted are fitted
   * again when the width of the window changes or a phone is turned, until `signal` is aborted.
   */
  fit(signal: AbortSignal): void {
    const { scrollTop } = this.#container
    this.#viewer.currentScaleValue = FITTING
    this.#container.scrollTop = scrollTop
    let width = this.#container.clientWidth
    const observer = new ResizeObserver(() => {
      if (width === this.#container.clientWidth) return
      width = this.#container.clientWidth
      if (this.#fitted !== undefined) this.#viewer.currentScaleValue = this.#fitted
    })
    observer.observe(this.#container)
    signal.addEventListener('abort', () => observer.disconnect())
  }

  #step(direction: 'in' | 'out'): void {
    // A step after the whole width goes from there.
    if (this.#wanted === WHOLE_WIDTH) this.#change()
    const next = zoomed(this.scale, direction)
    if (next !== this.scale) this.#want(next)
  }

  /** Changing the pages takes longer than a frame, so that the press is shown first. */
  #want(wanted: number | typeof WHOLE_WIDTH): void {
    if (this.#wanted === null) requestAnimationFrame(() => setTimeout(() => this.#change()))
    this.#wanted = wanted
  }

  #change(): void {
    const wanted = this.#wanted
    if (wanted === null) return
    this.#wanted = null
    this.#keepFocus()
    if (wanted === WHOLE_WIDTH) {
      this.#viewer.currentScaleValue = wanted
    } else {
      const scaleFactor = wanted / this.#viewer.currentScale
      this.#viewer.updateScale({ scaleFactor, drawingDelay: DRAWING_DELAY_MS })
    }
  }

  /**
   * A click on a page gives the focus to its text. pdf.js sets `hidden` on the text for each zoom, and with that the
   * focus is gone, although the text stays in view: the next + or - would do nothing.
   */
  #keepFocus(): void {
    const { activeElement } = document
    if (activeElement === this.#container || !this.#container.contains(activeElement)) return
    this.#container.focus({ preventScroll: true })
  }
}
