import {
  getDocument,
  GlobalWorkerOptions,
  PDFWorker,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ApiError } from '@rumo/shared-auth'
import type { FetchedPdf } from './fetch-pdf.ts'
import { PdfView, type Stage } from './pdf-view.ts'
import { DECODERS_URL, FONTS_URL, WORKER_URL } from './pdfjs-files.ts'
import { pdfError } from './pdf-problems.ts'
import { Ranges } from './ranges.ts'

// The legacy build runs on the phones that candidates have; the other one counts on this year's browsers.
GlobalWorkerOptions.workerSrc = WORKER_URL

/**
 * What pdf.js asks for at least. Before the first page it looks at the head of every page of a flat page
 * tree, as most exams have (mozilla/pdf.js issue 21859): with its own 64 KiB, 3 MB of a booklet of 45 pages.
 */
const CHUNK_BYTES = 8192

/** Shows an open PDF on a stage. */
export type ShowPdf = (stage: Stage) => PdfView

/** Opens what was fetched, until `signal` is aborted. Rejects with an ApiError where it is not readable. */
export async function openPdf(
  fetched: Exclude<FetchedPdf, { kind: 'refused' }>,
  signal: AbortSignal,
): Promise<ShowPdf> {
  // Aborted while this code was loading: what is opened now would never be closed.
  signal.throwIfAborted()
  const source = fetched.kind === 'whole' ? { data: fetched.bytes } : { range: new Ranges(fetched) }
  const ranges = 'range' in source ? source.range : null
  const worker = PDFWorker.create({ verbosity: VerbosityLevel.ERRORS })
  const task = getDocument({
    ...source,
    worker,
    rangeChunkSize: CHUNK_BYTES,
    // Only what is looked at is fetched.
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
    // A worker that is asked to end while it opens a file fails, where nothing can catch it: it is just stopped.
    if (isOpen) await task.destroy()
    worker.destroy()
  }

  // pdf.js would wait for ever, for the password and for a part that does not come.
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
    forgetPages(document, signal)
    return (stage) => new PdfView({ document, ranges }, stage)
  } catch (cause) {
    signal.throwIfAborted()
    await close()
    if (isUnreadable(cause)) throw pdfError('pdf_danificado', 200, { cause })
    throw cause
  }
}

/**
 * Makes pages that are loading when the PDF is closed neither arrive nor fail: pdf.js's viewer, which
 * has let go of it, would write that failure to the console.
 */
function forgetPages(document: PDFDocumentProxy, signal: AbortSignal): void {
  const getPage = document.getPage.bind(document)
  document.getPage = async (pageNumber) => {
    try {
      return await getPage(pageNumber)
    } finally {
      if (signal.aborted) await new Promise<never>(() => {})
    }
  }
}

/** pdf.js names what it could make nothing of; anything else is trouble of this page. */
function isUnreadable(cause: unknown): boolean {
  return (
    cause instanceof Error && ['InvalidPDFException', 'UnknownErrorException'].includes(cause.name)
  )
}
