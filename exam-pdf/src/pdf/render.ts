import type { Box } from '../model.ts'
import type { Frame } from './page-frame.ts'
import type { Pdfium } from './pdfium.ts'

/** Pixels of four bytes: red, green, blue, opacity. */
export interface Picture {
  width: number
  height: number
  data: Uint8Array
}

const BGRA = 4
const WHITE = 0xffffffff
/** PDFium's flags FPDF_ANNOT (draw annotations) and FPDF_REVERSE_BYTE_ORDER (red first). */
const FLAGS = 0x01 | 0x10
/** Maximum number of pixels, about A4 at 250 dpi; a cut-out picture never needs more. */
const MAX_PIXELS = 6_000_000

/**
 * Draws a region of a page on white, with `scale` pixels per point, or fewer where the picture would exceed MAX_PIXELS.
 */
export function renderRegion(
  pdfium: Pdfium,
  page: number,
  frame: Frame,
  { x0, y0, x1, y1 }: Box,
  scale: number,
): Picture {
  const area = Math.max(1, (x1 - x0) * (y1 - y0))
  const used = Math.min(scale, Math.sqrt(MAX_PIXELS / area))
  const width = Math.max(1, Math.round((x1 - x0) * used))
  const height = Math.max(1, Math.round((y1 - y0) * used))
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRA, 0, 0)
  if (bitmap === 0) throw new RangeError('PDFium has no memory left')
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    const left = Math.round(-x0 * used)
    const top = Math.round(-y0 * used)
    const pageWidth = Math.round(frame.width * used)
    const pageHeight = Math.round(frame.height * used)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, left, top, pageWidth, pageHeight, 0, FLAGS)
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap)
    const bytes = pdfium.FPDFBitmap_GetStride(bitmap) * height
    return { width, height, data: pdfium.HEAPU8.slice(start, start + bytes) }
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap)
  }
}
