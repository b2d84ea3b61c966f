import type { PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'
import { SCALE_RANGE } from './reading.ts'

/** How long a zoomed page is only stretched, so that pressing again costs nothing (in ms). */
const DRAWING_DELAY_MS = 300
/** Each step makes a page larger by a fifth. */
const ZOOM_STEP = { steps: 2, drawingDelay: DRAWING_DELAY_MS }
/** Fits the width of a phone, and is never much larger than paper on a wide screen. */
const FITTING = 'auto'
const WHOLE_WIDTH = 'page-width'

/** How large the pages of an open PDF are. */
export class PdfZoom {
  readonly #viewer: PDFViewer
  readonly #container: HTMLElement

  constructor(viewer: PDFViewer, container: HTMLElement) {
    this.#viewer = viewer
    this.#container = container
  }

  in(): void {
    if (this.#viewer.currentScale < SCALE_RANGE.max) this.#viewer.updateScale(ZOOM_STEP)
  }

  out(): void {
    if (this.#viewer.currentScale <= SCALE_RANGE.min) return
    this.#viewer.updateScale({ ...ZOOM_STEP, steps: -ZOOM_STEP.steps })
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
      const value = this.#viewer.currentScaleValue
      if (value === FITTING || value === WHOLE_WIDTH) this.#viewer.currentScaleValue = value
    })
    observer.observe(this.#container)
    signal.addEventListener('abort', () => observer.disconnect())
  }
}
