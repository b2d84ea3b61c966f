import {
  getDocument,
  GlobalWorkerOptions,
  PDFWorker,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist'
import { ApiError } from '@rumo/shared-auth'
import type { FetchedPdf } from './fetch-pdf.ts'
import { PdfView, type Stage } from './pdf-view.ts'
import { DECODERS_URL, FONTS_URL, RENDERER_URL, WORKER_URL } from './pdfjs-files.ts'
import { pdfError } from './pdf-problems.ts'
import { Ranges } from './ranges.ts'

GlobalWorkerOptions.workerSrc = WORKER_URL

/**
 * The smallest range that pdf.js requests, in bytes. Before it shows the first page, pdf.js reads the head of every
 * page of a flat page tree, which most exams have (mozilla/pdf.js issue 21859). With its default of 64 KiB, it would
 * download 3 MB of a booklet of 45 pages.
 */
const CHUNK_BYTES = 8192

/** Draws an open PDF into the given elements. */
export type ShowPdf = (stage: Stage) => PdfView

/**
 * Opens a fetched PDF; it stays open until `signal` is aborted. Rejects with an ApiError when the PDF is not readable.
 */
export async function openPdf(
  fetched: Exclude<FetchedPdf, { kind: 'refused' }>,
  signal: AbortSignal,
): Promise<ShowPdf> {
  // The signal may have been aborted while this code was loading. A PDF opened now would never be closed.
  signal.throwIfAborted()
  const source = fetched.kind === 'whole' ? { data: fetched.bytes } : { range: new Ranges(fetched) }
  const ranges = 'range' in source ? source.range : null
  const worker = PDFWorker.create({ verbosity: VerbosityLevel.ERRORS })
  // A second worker draws the pages, so that drawing holds up no press. pdf.js draws in the page instead if this one
  // fails or does not answer for 5 s, and would wait for ever for one that it starts itself.
  const renderer = new Worker(RENDERER_URL, { type: 'module' })
  GlobalWorkerOptions.rendererPorts = [renderer]
  const task = getDocument({
    ...source,
    worker,
    rangeChunkSize: CHUNK_BYTES,
    // pdf.js then fetches only the parts that are shown.
    disableAutoFetch: true,
    disableStream: true,
    useWasm: false,
    wasmUrl: DECODERS_URL,
    standardFontDataUrl: FONTS_URL,
    verbosity: VerbosityLevel.ERRORS,
  })
  let isOpen = false
  async function close() {
    ranges?.abort()
    // `destroy` asks the worker to end. A worker that is still opening a file then fails with an error that cannot be
    // caught, so it is only stopped.
    if (isOpen) await task.destroy()
    worker.destroy()
    renderer.terminate()
  }

  // pdf.js would wait for ever for a password, and for a part that does not come.
  const { promise: stuck, reject: giveUp } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => {
    giveUp(signal.reason)
    void close()
  })
  task.onPassword = () => giveUp(pdfError('pdf_com_senha'))
  if (ranges) ranges.onTrouble = () => giveUp(new ApiError(0, undefined))
  try {
    const document = await Promise.race([task.promise, stuck])
    isOpen = true
    forgetWhatComes(document, signal)
    return (stage) => new PdfView({ document, ranges }, stage)
  } catch (cause) {
    signal.throwIfAborted()
    await close()
    if (isUnreadable(cause)) throw pdfError('pdf_danificado', 200, { cause })
    throw cause
  }
}

/**
 * After the PDF is closed, pages that are still loading and the choice of layers neither resolve nor reject. The viewer
 * of pdf.js no longer handles them: a page would write its failure to the console, and nothing would catch the other.
 */
function forgetWhatComes(document: PDFDocumentProxy, signal: AbortSignal): void {
  document.getPage = untilAborted(document.getPage.bind(document), signal)
  document.getOptionalContentConfig = untilAborted(
    document.getOptionalContentConfig.bind(document),
    signal,
  )
}

/** The same function, whose promises stay pending once `signal` is aborted. */
function untilAborted<A extends unknown[], T>(
  ask: (...args: A) => Promise<T>,
  signal: AbortSignal,
): (...args: A) => Promise<T> {
  return async (...args) => {
    try {
      return await ask(...args)
    } finally {
      if (signal.aborted) await new Promise<never>(() => {})
    }
  }
}

/** Whether pdf.js could not read the file. Any other error is a fault of this page. */
function isUnreadable(cause: unknown): boolean {
  return (
    cause instanceof Error && ['InvalidPDFException', 'UnknownErrorException'].includes(cause.name)
  )
}
