// First, because the viewer takes what it needs of pdf.js from where this puts it.
import { AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import {
  EventBus,
  FindState,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'
import type { Ranges } from './ranges.ts'
import { SCALE_RANGE, type Reading, type Search } from './reading.ts'

/** One canvas is never larger, whatever zoom and screen ask for: phones are short of memory (in pixels). */
const MAX_CANVAS_PIXELS = 2 ** 22
/** How long a zoomed page is only stretched, so that pressing again costs nothing (in ms). */
const DRAWING_DELAY_MS = 300
/** Each step makes a page larger by a fifth. */
const ZOOM_STEP = { steps: 2, drawingDelay: DRAWING_DELAY_MS }
/** Fits the width of a phone, and is never much larger than paper on a wide screen. */
const FITTING = 'auto'
const WHOLE_WIDTH = 'page-width'
const SAVED_FOR_MS = 60_000

type L10n = NonNullable<ConstructorParameters<typeof PDFViewer>[0]['l10n']>

/**
 * Keeps pdf.js from speaking English: what it would say, the names of pages, is said here. All of its L10n
 * that a viewer calls; the type is a class with private parts.
 */
const SILENT_L10N = {
  getLanguage: () => 'pt-br',
  getDirection: () => 'ltr',
  get: () => Promise.resolve(''),
  translate: () => Promise.resolve(),
  translateOnce: () => Promise.resolve(),
  destroy: () => Promise.resolve(),
  pause: () => {},
  resume: () => {},
}

/** A PDF that pdf.js can read. */
interface OpenedPdf {
  document: PDFDocumentProxy
  /** What brings the rest of it; null where all is there. */
  ranges: Ranges | null
}

/** Where pages are drawn. */
export interface Stage {
  /** What scrolls; it has a place of its own (`position: absolute`). */
  container: HTMLDivElement
  /** Takes the pages, somewhere inside the container. */
  pages: HTMLDivElement
}

/**
 * Shows an opened PDF, page below page, in pdf.js's own viewer: it draws only the pages in view and their
 * neighbours, and lets go of those that are left. A store: `subscribe` and `snapshot` tell what it shows.
 */
export class PdfView {
  readonly #pdf: OpenedPdf
  readonly #container: HTMLDivElement
  readonly #bus = new EventBus()
  readonly #viewer: PDFViewer
  readonly #links: PDFLinkService
  readonly #controller = new AbortController()
  readonly #listeners = new Set<() => void>()
  #reading: Reading
  #query = ''

  constructor(pdf: OpenedPdf, { container, pages }: Stage) {
    this.#pdf = pdf
    this.#container = container
    this.#reading = {
      page: 1,
      pages: pdf.document.numPages,
      scale: 1,
      search: null,
      trouble: pdf.ranges?.isInTrouble ? 'network' : null,
    }
    this.#links = new PDFLinkService({
      eventBus: this.#bus,
      externalLinkTarget: LinkTarget.BLANK,
      externalLinkRel: 'noopener noreferrer',
    })
    const findController = new PDFFindController({
      linkService: this.#links,
      eventBus: this.#bus,
    })
    const options = {
      container,
      viewer: pages,
      eventBus: this.#bus,
      linkService: this.#links,
      findController,
      // Links only: nobody fills in a form here, and what looks like an address in a text is a source.
      annotationMode: AnnotationMode.ENABLE,
      enableAutoLinking: false,
      enableSelectionRendering: false,
      removePageBorders: true,
      maxCanvasPixels: MAX_CANVAS_PIXELS,
      l10n: SILENT_L10N as unknown as L10n,
      // Its types leave this out.
      abortSignal: this.#controller.signal,
    }
    this.#viewer = new PDFViewer(options)
    this.#listen()
    this.#links.setViewer(this.#viewer)
    this.#viewer.setDocument(pdf.document)
    this.#links.setDocument(pdf.document, null)
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
    if (this.#viewer.currentScale < SCALE_RANGE.max) this.#viewer.updateScale(ZOOM_STEP)
  }

  zoomOut(): void {
    if (this.#viewer.currentScale <= SCALE_RANGE.min) return
    this.#viewer.updateScale({ ...ZOOM_STEP, steps: -ZOOM_STEP.steps })
  }

  fitWidth(): void {
    this.#viewer.currentScaleValue = WHOLE_WIDTH
  }

  /** Marks every place of a text and leads to the first one; an empty text marks nothing. */
  search(query: string): void {
    this.#query = query
    if (query.trim() === '') return this.endSearch()
    this.#update({ search: { status: 'pending', current: 0, total: 0 } })
    this.#find({ type: '' })
  }

  /** Leads to the next place of the text that was searched for, or to the one before. */
  searchOn(backwards: boolean): void {
    if (this.#reading.search) this.#find({ type: 'again', findPrevious: backwards })
  }

  endSearch(): void {
    this.#bus.dispatch('findbarclose', { source: this })
    this.#update({ search: null })
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
    const bytes = await this.#pdf.document.getData()
    const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }))
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), SAVED_FOR_MS)
  }

  /** Lets go of the pages; the PDF itself stays open. */
  destroy(): void {
    this.#controller.abort()
    if (this.#pdf.ranges) this.#pdf.ranges.onTrouble = () => {}
    this.#viewer.setDocument(null)
    this.#links.setDocument(null)
    // The viewer's only trace outside its container.
    document.documentElement.style.removeProperty('--viewer-container-height')
    this.#listeners.clear()
  }

  #listen(): void {
    this.#bus.on('pagesinit', () => this.#lookAround())
    this.#bus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) =>
      this.#update({ page: pageNumber }),
    )
    this.#bus.on('scalechanging', ({ scale }: { scale: number }) => this.#update({ scale }))
    this.#bus.on('pagerendered', ({ error }: { error: unknown }) => {
      if (error) this.#update({ trouble: 'page' })
    })
    this.#bus.on('annotationlayerrendered', ({ pageNumber }: { pageNumber: number }) =>
      nameLinks(this.#pageElement(pageNumber)),
    )
    this.#bus.on('updatefindmatchescount', ({ matchesCount }: { matchesCount: Matches }) =>
      this.#found(matchesCount),
    )
    this.#bus.on('updatefindcontrolstate', (event: { state: number; matchesCount: Matches }) =>
      this.#found(event.matchesCount, event.state === FindState.NOT_FOUND),
    )
    if (this.#pdf.ranges) {
      this.#pdf.ranges.onTrouble = (isInTrouble) =>
        this.#update({ trouble: isInTrouble ? 'network' : null })
    }
  }

  /** The pages have their places: name them, fit them, and stay where the reader is. */
  #lookAround(): void {
    for (let page = 1; page <= this.#viewer.pagesCount; page++) {
      this.#pageElement(page)?.setAttribute('aria-label', `Página ${page}`)
    }
    const { scrollTop } = this.#container
    this.#viewer.currentScaleValue = FITTING
    this.#container.scrollTop = scrollTop
    this.#followWidth()
  }

  /** Undefined once the pages were let go: a drawing that was under way still ends. */
  #pageElement(page: number): HTMLElement | undefined {
    return (this.#viewer.getPageView(page - 1) as { div: HTMLElement } | undefined)?.div
  }

  /** A page that was fitted fits again when the window, or the phone, is turned. */
  #followWidth(): void {
    let width = this.#container.clientWidth
    const observer = new ResizeObserver(() => {
      if (width === this.#container.clientWidth) return
      width = this.#container.clientWidth
      const value = this.#viewer.currentScaleValue
      if (value === FITTING || value === WHOLE_WIDTH) this.#viewer.currentScaleValue = value
    })
    observer.observe(this.#container)
    this.#controller.signal.addEventListener('abort', () => observer.disconnect())
  }

  #find(how: { type: string; findPrevious?: boolean }): void {
    this.#bus.dispatch('find', {
      source: this,
      query: this.#query,
      caseSensitive: false,
      entireWord: false,
      highlightAll: true,
      findPrevious: false,
      matchDiacritics: false,
      ...how,
    })
  }

  #found({ current, total }: Matches, isOver = false): void {
    if (!this.#reading.search) return
    const none = isOver && total === 0
    const status: Search['status'] = total > 0 ? 'found' : none ? 'none' : 'pending'
    this.#update({ search: { status, current, total } })
  }

  #update(change: Partial<Reading>): void {
    this.#reading = { ...this.#reading, ...change }
    for (const listener of this.#listeners) listener()
  }
}

interface Matches {
  current: number
  total: number
}

/** Links that a PDF draws over its words have none of their own; one that leads out has its address. */
function nameLinks(page: HTMLElement | undefined): void {
  for (const link of page?.querySelectorAll('.annotationLayer a:not([title])') ?? []) {
    link.setAttribute('aria-label', 'Ir a outro ponto do PDF')
  }
}
