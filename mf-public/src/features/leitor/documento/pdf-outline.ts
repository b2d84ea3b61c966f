import type { Regiao } from '@rumo/contract'
import type { EventBus, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'

/** Space above a region that is scrolled into view, in px. */
const ABOVE_PX = 24

/** The parts of pdf.js's page view that are used here and missing in its types. */
interface PageView {
  div: HTMLElement
  viewport: { width: number; height: number; scale: number }
}

/** Outlines regions of an open PDF, and scrolls to the first of them. */
export class PdfOutline {
  readonly #viewer: Pick<PDFViewer, 'getPageView'>
  readonly #container: HTMLElement
  #regioes: readonly Regiao[] = []
  #hasPages = false

  constructor(
    viewer: Pick<PDFViewer, 'getPageView'>,
    bus: Pick<EventBus, 'on'>,
    container: HTMLElement,
  ) {
    this.#viewer = viewer
    this.#container = container
    // pdf.js removes unknown elements from a page when it draws it, so they are added again.
    bus.on('pagerendered', ({ pageNumber }: { pageNumber: number }) => this.#draw(pageNumber))
  }

  /** Outlines these regions instead of the earlier ones. */
  show(regioes: readonly Regiao[]): void {
    this.#regioes = regioes
    if (this.#hasPages) this.#begin()
  }

  /** To be called when the pages are laid out. */
  placed(): void {
    this.#hasPages = true
    this.#begin()
  }

  #begin(): void {
    const [first] = [...new Set(this.#regioes.map(({ pagina }) => pagina))].map((pagina) =>
      this.#draw(pagina),
    )
    if (!first) return
    const view = this.#container.getBoundingClientRect()
    const { top, bottom } = first.getBoundingClientRect()
    // No scrolling if the region is already in view.
    if (top < view.top || bottom > view.bottom) {
      this.#container.scrollTop += top - view.top - ABOVE_PX
    }
  }

  /** Outlines the regions of a page; returns the first outline. */
  #draw(pagina: number): Element | undefined {
    // Undefined for a page that does not exist, and after the PDF is closed.
    const page = this.#viewer.getPageView(pagina - 1) as PageView | undefined
    if (!page) return undefined
    for (const old of page.div.querySelectorAll('[data-regiao]')) old.remove()

    const own = this.#regioes.filter((regiao) => regiao.pagina === pagina)
    const outlines = own.map((regiao) => outlineOf(regiao, page.viewport))
    page.div.append(...outlines)
    return outlines[0]
  }
}

/** In percent of the page, so that the outline scales with it. The viewport has the size of the drawn page. */
function outlineOf({ x0, y0, x1, y1 }: Regiao, { width, height, scale }: PageView['viewport']) {
  const outline = document.createElement('div')
  outline.dataset['regiao'] = ''
  outline.ariaHidden = 'true'
  const ofWidth = (points: number) => `${(points * scale * 100) / width}%`
  const ofHeight = (points: number) => `${(points * scale * 100) / height}%`
  outline.style.left = ofWidth(x0)
  outline.style.top = ofHeight(y0)
  outline.style.width = ofWidth(x1 - x0)
  outline.style.height = ofHeight(y1 - y0)
  return outline
}
