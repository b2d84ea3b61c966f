import type { EventBus, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'
import { inRange, zoomed } from '../reading.ts'

/** How long a zoomed page is only stretched, so that pressing again costs nothing (in ms). */
const DRAWING_DELAY_MS = 300
/** Fits the width of a phone, and is never much larger than paper on a wide screen. */
const FITTING = 'auto'
const WHOLE_WIDTH = 'page-width'

/** Of pdf.js's viewer, what its scale takes. */
type Scaled = Pick<PDFViewer, 'currentScale' | 'currentScaleValue' | 'updateScale'>

interface ScaleChange {
  scale: number
  /** What it was fitted to; undefined for a chosen percentage. */
  presetValue?: string
}

/** How large the pages of an open PDF are: always within the range, whatever asked for another size. */
export class PdfZoom {
  readonly #viewer: Scaled
  readonly #container: HTMLElement
  /** What the pages are fitted to; undefined where they are not. */
  #fitted: string | undefined

  constructor(viewer: Scaled, bus: Pick<EventBus, 'on'>, container: HTMLElement) {
    this.#viewer = viewer
    this.#container = container
    bus.on('scalechanging', ({ scale, presetValue }: ScaleChange) => {
      // An unusual page size or a link in the PDF can ask for a scale outside the range.
      if (scale !== inRange(scale)) viewer.currentScale = inRange(scale)
      this.#fitted = presetValue
    })
  }

  in(): void {
    this.#step('in')
  }

  out(): void {
    this.#step('out')
  }

  fitWidth(): void {
    this.#viewer.currentScaleValue = WHOLE_WIDTH
  }

  /**
   * Fits the pages once they have their places, and stays where the reader is. What was fitted fits again
   * when the window, or the phone, is turned, until `signal` is aborted.
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
    const { currentScale } = this.#viewer
    const next = zoomed(currentScale, direction)
    if (next === currentScale) return
    this.#viewer.updateScale({
      scaleFactor: next / currentScale,
      drawingDelay: DRAWING_DELAY_MS,
    })
  }
}
