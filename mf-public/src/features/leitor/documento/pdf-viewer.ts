import type { Regiao } from '@rumo/contract'
// This import must come before that of the viewer: pdf.mjs puts pdf.js into a global, from which the viewer takes it.
import { AnnotationEditorType, AnnotationMode } from 'pdfjs-dist'
import {
  EventBus,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/web/pdf_viewer.mjs'

/**
 * The largest canvas of a whole page in pixels, because phones have little memory, and a page that is drawn without the
 * worker is copied for each frame in which it is in view. A page that is enlarged further gets a second canvas for the
 * part in view.
 */
const MAX_CANVAS_PIXELS = 2 ** 21

type L10n = NonNullable<ConstructorParameters<typeof PDFViewer>[0]['l10n']>

/**
 * Keeps pdf.js from using its English texts: the names of the pages are set in `pdf-names.ts`. The object has every
 * method that a viewer calls. The cast is needed because L10n is a class with private members.
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

/** The elements that a PDF is drawn into. */
export interface Stage {
  /** The scrolling element. It must be positioned (`position: absolute`). */
  container: HTMLDivElement
  /** Receives the pages; an element inside the container. */
  pages: HTMLDivElement
  /** The number of the page to begin at, from 1; the first page by default. */
  page?: number
  /** Regions of the PDF to outline. */
  regioes?: readonly Regiao[]
}

/**
 * Creates the viewer of pdf.js in these elements. It works until `abortSignal` is aborted, and sends its events over
 * `bus`.
 */
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
    // Links are drawn, form fields are not. A text that looks like an address is the source of a quotation and becomes
    // no link.
    annotationMode: AnnotationMode.ENABLE,
    // Without this, pdf.js puts a layer for editing over each page.
    annotationEditorMode: AnnotationEditorType.DISABLE,
    enableAutoLinking: false,
    enableSelectionRendering: false,
    removePageBorders: true,
    maxCanvasPixels: MAX_CANVAS_PIXELS,
    l10n: SILENT_L10N as L10n,
    // The types of pdf.js leave this option out.
    abortSignal,
  }
  return { viewer: new PDFViewer(options), links, bus: eventBus }
}
