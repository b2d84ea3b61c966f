import type { Regiao } from '@rumo/contract'
// First, because the viewer takes what it needs of pdf.js from where this puts it.
import { AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs'
import {
  EventBus,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'

/** The largest canvas in pixels, at any zoom, because phones have little memory. */
const MAX_CANVAS_PIXELS = 2 ** 22

type L10n = NonNullable<ConstructorParameters<typeof PDFViewer>[0]['l10n']>

/**
 * Keeps pdf.js from speaking English: what it would say, the names of pages, is said here. All of its L10n
 * that a viewer calls; the type is a class with private parts.
 */
const SILENT_L10N: Omit<L10n, '_setL10n'> = {
  getLanguage: () => 'pt-br',
  getDirection: () => 'ltr',
  get: () => Promise.resolve(''),
  translate: () => Promise.resolve(),
  translateOnce: () => Promise.resolve(),
  destroy: () => Promise.resolve(),
  pause: () => {},
  resume: () => {},
}

/** Where pages are drawn. */
export interface Stage {
  /** What scrolls; it has a place of its own (`position: absolute`). */
  container: HTMLDivElement
  /** Takes the pages, somewhere inside the container. */
  pages: HTMLDivElement
  /** Where one begins to read, from 1 on; the first page unless told. */
  page?: number
  /** What is outlined of it. */
  regioes?: readonly Regiao[]
}

/** Puts pdf.js's own viewer on a stage, until `abortSignal` is aborted; its events come over its bus. */
export function createViewer({ container, pages }: Stage, abortSignal: AbortSignal) {
  const eventBus = new EventBus()
  const links = new PDFLinkService({
    eventBus,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer',
  })
  const options = {
    container,
    viewer: pages,
    eventBus,
    linkService: links,
    findController: new PDFFindController({ linkService: links, eventBus }),
    // Links only: forms are not filled in here, and what looks like an address in a text is a source.
    annotationMode: AnnotationMode.ENABLE,
    enableAutoLinking: false,
    enableSelectionRendering: false,
    removePageBorders: true,
    maxCanvasPixels: MAX_CANVAS_PIXELS,
    l10n: SILENT_L10N as L10n,
    // Its types leave this out.
    abortSignal,
  }
  return { viewer: new PDFViewer(options), links, bus: eventBus }
}
