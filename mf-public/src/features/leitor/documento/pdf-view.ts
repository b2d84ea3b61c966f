import { saveFile } from '@rumo/shared-ui'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { EventBus, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import { PdfOutline } from './pdf-outline.ts'
import { namePages } from './pdf-names.ts'
import { PdfSearch } from './pdf-search.ts'
import { showTexts } from './pdf-texts.ts'
import { createViewer, type Stage } from './pdf-viewer.ts'
import { PdfZoom } from './pdf-zoom.ts'
import type { Ranges } from './ranges.ts'
import type { Reading } from '../reading.ts'

export type { Stage }

interface OpenedPdf {
  document: PDFDocumentProxy
  /** Fetches the parts of the file that are not loaded yet; null when the whole file is loaded. */
  ranges: Ranges | null
}

/**
 * Shows an open PDF, one page below the other, in the viewer of pdf.js. The viewer draws only the pages in view and
 * their neighbours, and releases the others. It is a store: `subscribe` and `snapshot` give its state.
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
      // The device may have kept a page number of a longer PDF that was replaced since.
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
    showTexts(bus, stage.container, this.#controller.signal)
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
    this.#update({ scale: this.#zoom.scale })
  }

  zoomOut(): void {
    this.#zoom.out()
    this.#update({ scale: this.#zoom.scale })
  }

  fitWidth(): void {
    this.#zoom.fitWidth()
  }

  /** Marks every match of a text and scrolls to the first one. An empty text ends the search. */
  search(query: string): void {
    this.#search.start(query)
  }

  /** Scrolls to the next match, or to the previous one. */
  searchOn(backwards: boolean): void {
    this.#search.goOn(backwards)
  }

  endSearch(): void {
    this.#search.end()
  }

  /** Requests again the parts that did not come. */
  retry(): void {
    this.#pdf.ranges?.retry()
    this.#update({ trouble: null })
  }

  /** Scrolls by `part` of the visible height: 1 is all of it, Infinity leads to the end. */
  scroll(part: number): void {
    const { clientHeight, scrollHeight } = this.#container
    const most = Math.sign(part) * scrollHeight
    this.#container.scrollBy({ top: Number.isFinite(part) ? part * clientHeight : most })
  }

  /** Fetches the missing parts and lets the browser download the whole file under this name. */
  async save(name: string): Promise<void> {
    const bytes = new Uint8Array(await this.#pdf.document.getData())
    saveFile(new Blob([bytes], { type: 'application/pdf' }), name)
  }

  /** Releases the pages and the viewer. The PDF itself stays open. */
  destroy(): void {
    this.#controller.abort()
    if (this.#pdf.ranges) this.#pdf.ranges.onTrouble = () => {}
    this.#viewer.setDocument(null)
    this.#links.setDocument(null)
    // The viewer writes nothing else outside its container.
    document.documentElement.style.removeProperty('--viewer-container-height')
    this.#listeners.clear()
  }

  #listen(): void {
    this.#bus.on('pagesinit', () => {
      this.#zoom.fit(this.#controller.signal)
      // For the first page there is no scrolling, so that the content above it stays in view.
      if (this.#reading.page > 1) this.goTo(this.#reading.page)
      this.#outline.placed()
    })
    this.#bus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) =>
      this.#update({ page: pageNumber }),
    )
    // The scale is not read from the event, because PdfZoom may have limited it since.
    this.#bus.on('scalechanging', () => this.#update({ scale: this.#zoom.scale }))
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
