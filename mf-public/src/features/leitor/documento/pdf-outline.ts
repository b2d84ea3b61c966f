import type { Regiao } from '@rumo/contract'
import type { EventBus, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'

/** What stays in view above a region that one is led to (in px). */
const ABOVE_PX = 24

/** Of a page of pdf.js's viewer, where it is drawn and how large; its types leave this out. */
interface PageView {
  div: HTMLElement
  viewport: { width: number; height: number; scale: number }
}

/** Outlines regions of an open PDF, and leads to the first of them. */
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
    // pdf.js removes unknown elements from a page when it draws it.
    bus.on('pagerendered', ({ pageNumber }: { pageNumber: number }) => this.#draw(pageNumber))
  }

  /** Outlines these regions and nothing else. */
  show(regioes: readonly Regiao[]): void {
    this.#regioes = regioes
    if (this.#hasPages) this.#begin()
  }

  /** Says that the pages have their places. */
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
    // A region that is already in view does not move.
    if (top < view.top || bottom > view.bottom) {
      this.#container.scrollTop += top - view.top - ABOVE_PX
    }
  }

  /** Outlines the regions of a page; gives the first of them. */
  #draw(pagina: number): Element | undefined {
    // Undefined for a page that the PDF does not have, and once the pages were let go.
    const page = this.#viewer.getPageView(pagina - 1) as PageView | undefined
    if (!page) return undefined
    for (const old of page.div.querySelectorAll('[data-regiao]')) old.remove()

    const own = this.#regioes.filter((regiao) => regiao.pagina === pagina)
    const outlines = own.map((regiao) => outlineOf(regiao, page.viewport))
    page.div.append(...outlines)
    return outlines[0]
  }
}

/** In parts of the page, so that it is stretched with it; a viewport is as large as the page is drawn. */
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
