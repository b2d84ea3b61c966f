import { ApiError } from '@rumo/shared-auth'
import { fetchPdf } from './fetch-pdf.ts'
import type { ShowPdf } from './open-in-pdfjs.ts'

/**
 * Brings a PDF and, at the same time, the code that reads it: the page has none of it before. Gives what
 * shows it; null where its server lets only a browser's own viewer have it. Aborting the signal closes
 * the PDF. Rejects with an ApiError.
 */
export async function loadPdf(url: string, signal: AbortSignal): Promise<ShowPdf | null> {
  const [fetched, openPdf] = await Promise.all([fetchPdf(url, signal), loadReader()])
  return fetched.kind === 'refused' ? null : openPdf(fetched, signal)
}

async function loadReader() {
  try {
    return (await import('./open-in-pdfjs.ts')).openPdf
  } catch (cause) {
    throw new ApiError(0, undefined, { cause })
  }
}
