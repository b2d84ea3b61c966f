import type { EventBus, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'

/** Names the pages of a viewer, and the links on them, for screen readers. */
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

/** Undefined once the pages were let go: a drawing that was under way still ends. */
function pageElement(viewer: PDFViewer, page: number): HTMLElement | undefined {
  return (viewer.getPageView(page - 1) as { div: HTMLElement } | undefined)?.div
}

/** Links that a PDF draws over its words have none of their own; one that leads out has its address. */
function nameLinks(page: HTMLElement | undefined): void {
  for (const link of page?.querySelectorAll('.annotationLayer a:not([title])') ?? []) {
    link.setAttribute('aria-label', 'Ir a outro ponto do PDF')
  }
}
