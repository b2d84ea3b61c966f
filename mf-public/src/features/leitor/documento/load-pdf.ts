import { ApiError } from '@rumo/shared-auth'
import { fetchPdf } from './fetch-pdf.ts'
import type { ShowPdf } from './open-in-pdfjs.ts'
import { RENDERER_URL, WORKER_URL } from './pdfjs-files.ts'
import { isOlderBrowser } from './pdfjs-needs.ts'

/**
 * Fetches a PDF and, at the same time, the code that reads it, which the page does not have before. Resolves to a
 * function that shows the PDF, or to null when the server does not let this page read the file and only the browser's
 * own viewer can show it. Aborting the signal closes the PDF. Rejects with an ApiError.
 */
export async function loadPdf(url: string, signal: AbortSignal): Promise<ShowPdf | null> {
  void prefetch(WORKER_URL, signal)
  void prefetch(RENDERER_URL, signal)
  const [fetched, openPdf] = await Promise.all([fetchPdf(url, signal), loadReader()])
  return fetched.kind === 'refused' ? null : openPdf(fetched, signal)
}

async function loadReader() {
  try {
    if (isOlderBrowser) await import('./pdfjs-polyfills.ts')
    // Both come at the same time, and run one after the other: each holds up a slow phone.
    const [, reader] = await Promise.all([import('pdfjs-dist'), import('./open-in-pdfjs.ts')])
    return reader.openPdf
  } catch (cause) {
    throw new ApiError(0, undefined, { cause })
  }
}

/** Puts a script into the browser's cache that the reader requests as soon as its own code has come. */
async function prefetch(script: string, signal: AbortSignal): Promise<void> {
  try {
    const answer = await fetch(script, { priority: 'low', signal })
    // A browser may stop a download that nobody reads.
    await answer.arrayBuffer()
  } catch {
    // The reader's own request says what is wrong.
  }
}
