import { saveFile } from '@rumo/shared-ui'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { EventBus, PDFLinkService, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'
import { PdfOutline } from './pdf-outline.ts'
import { namePages } from './pdf-names.ts'
import { PdfSearch } from './pdf-search.ts'
import { createViewer, type Stage } from './pdf-viewer.ts'
import { PdfZoom } from './pdf-zoom.ts'
import type { Ranges } from './ranges.ts'
import type { Reading } from '../reading.ts'

export type { Stage }

/** A PDF that pdf.js can read. */
interface OpenedPdf {
  document: PDFDocumentProxy
  /** What brings the rest of it; null where all is there. */
  ranges: Ranges | null
}

/**
 * Shows an opened PDF, page below page, in pdf.js's own viewer: it draws only the pages in view and their
 * neighbours, and lets go of those that are left. A store: `subscribe` and `snapshot` tell what it shows.
 */
export class PdfView {
  readonly #pdf: OpenedPdf
  readonly #container: HTMLDivElement
  readonly #bus: EventBus
  readonly #viewer: PDFViewer
  readonly #links: PDFLinkService
  readonly #zoom: PdfZoom
  readonly #search: PdfSearch
  readonly #outline: PdfOutline
  readonly #controller = new AbortController()
  readonly #listeners = new Set<() => void>()
  #reading: Reading

  constructor(pdf: OpenedPdf, stage: Stage) {
    this.#pdf = pdf
    this.#container = stage.container
    const pages = pdf.document.numPages
    this.#reading = {
      // A PDF may have been replaced by a shorter one.
      page: Math.min(stage.page ?? 1, pages),
      pages,
      scale: 1,
      search: null,
      trouble: pdf.ranges?.isInTrouble ? 'network' : null,
    }
    const { viewer, links, bus } = createViewer(stage, this.#controller.signal)
    this.#viewer = viewer
    this.#links = links
    this.#bus = bus
    this.#zoom = new PdfZoom(viewer, bus, stage.container)
    this.#search = new PdfSearch(bus, (search) => this.#update({ search }))
    this.#outline = new PdfOutline(viewer, bus, stage.container)
    this.#outline.show(stage.regioes ?? [])
    namePages(viewer, bus)
    this.#listen()
    links.setViewer(viewer)
    viewer.setDocument(pdf.document)
    links.setDocument(pdf.document, null)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): Reading => this.#reading

  goTo(page: number): void {
    this.#viewer.currentPageNumber = page
  }

  zoomIn(): void {
    this.#zoom.in()
  }

  zoomOut(): void {
    this.#zoom.out()
  }

  fitWidth(): void {
    this.#zoom.fitWidth()
  }

  /** Marks every place of a text and leads to the first one; an empty text marks nothing. */
  search(query: string): void {
    this.#search.start(query)
  }

  /** Leads to the next place of the text that was searched for, or to the one before. */
  searchOn(backwards: boolean): void {
    this.#search.goOn(backwards)
  }

  endSearch(): void {
    this.#search.end()
  }

  /** Asks again for what did not come. */
  retry(): void {
    this.#pdf.ranges?.retry()
    this.#update({ trouble: null })
  }

  /** Scrolls by a part of what is in view: 1 is all of it. Infinity leads to the end. */
  scroll(part: number): void {
    const { clientHeight, scrollHeight } = this.#container
    const most = Math.sign(part) * scrollHeight
    this.#container.scrollBy({ top: Number.isFinite(part) ? part * clientHeight : most })
  }

  /** Fetches what is missing and has the browser keep the whole file under a name. */
  async save(name: string): Promise<void> {
    const bytes = new Uint8Array(await this.#pdf.document.getData())
    saveFile(new Blob([bytes], { type: 'application/pdf' }), name)
  }

  /** Lets go of the pages; the PDF itself stays open. */
  destroy(): void {
    this.#controller.abort()
    if (this.#pdf.ranges) this.#pdf.ranges.onTrouble = () => {}
    this.#viewer.setDocument(null)
    this.#links.setDocument(null)
    // The only thing that the viewer writes outside its container.
    document.documentElement.style.removeProperty('--viewer-container-height')
    this.#listeners.clear()
  }

  #listen(): void {
    this.#bus.on('pagesinit', () => {
      this.#zoom.fit(this.#controller.signal)
      // The first page is left where it is: what stands before it is in view.
      if (this.#reading.page > 1) this.goTo(this.#reading.page)
      this.#outline.placed()
    })
    this.#bus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) =>
      this.#update({ page: pageNumber }),
    )
    // Not the one of the event: it may have been brought back into the range since.
    this.#bus.on('scalechanging', () => this.#update({ scale: this.#viewer.currentScale }))
    this.#bus.on('pagerendered', ({ error }: { error: unknown }) => {
      if (error) this.#update({ trouble: 'page' })
    })
    if (this.#pdf.ranges) {
      this.#pdf.ranges.onTrouble = (isInTrouble) =>
        this.#update({ trouble: isInTrouble ? 'network' : null })
    }
  }

  #update(change: Partial<Reading>): void {
    this.#reading = { ...this.#reading, ...change }
    for (const listener of this.#listeners) listener()
  }
}
