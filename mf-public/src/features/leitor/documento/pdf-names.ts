import type { EventBus, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'

/** Gives the pages of a viewer, and the links on them, names for screen readers. */
export function namePages(viewer: PDFViewer, bus: EventBus): void {
  bus.on('pagesinit', () => {
    for (let page = 1; page <= viewer.pagesCount; page++) {
      pageElement(viewer, page)?.setAttribute('aria-label', `Página ${page}`)
    }
  })
  bus.on('annotationlayerrendered', ({ pageNumber }: { pageNumber: number }) =>
    nameLinks(pageElement(viewer, pageNumber)),
  )
}

/**
 * The element of a page. Undefined after the viewer has released its pages: a drawing that was under way still sends
 * its event.
 */
function pageElement(viewer: PDFViewer, page: number): HTMLElement | undefined {
  return (viewer.getPageView(page - 1) as { div: HTMLElement } | undefined)?.div
}

/**
 * A PDF draws its links over the text, without any text of their own. Links to other sites have a `title` with their
 * address; the others get a label here.
 */
function nameLinks(page: HTMLElement | undefined): void {
  for (const link of page?.querySelectorAll('.annotationLayer a:not([title])') ?? []) {
    link.setAttribute('aria-label', 'Ir a outro ponto do PDF')
  }
}
