import { omit } from 'es-toolkit'
import type { PageContent, Region } from '../model.ts'
import { Refusal } from '../refusal.ts'
import { frameOf } from './page-frame.ts'
import { readGlyphs } from './page-glyphs.ts'
import { readObjects } from './page-objects.ts'
import { loadPdfium, type Pdfium } from './pdfium.ts'
import { renderRegion, type Picture } from './render.ts'
import { withoutCovered } from './covered.ts'
import { hideWhatIsCovered } from './visible.ts'

const MAX_PAGES = 200
const PASSWORD_ERROR = 4
/** The signature of a PDF may begin within this many bytes, because some programs write other data before it. */
const SIGNATURE_WITHIN = 1024

/** A PDF that is open in PDFium's memory. Disposing of it frees that memory. */
export interface PdfFile extends Disposable {
  pageCount: number
  /** Reads the content of a page; `number` counts from 1. */
  read(number: number): PageContent
  /** Draws a region of a page as it is printed, with `scale` pixels per point. */
  render(region: Region, scale: number): Picture
}

/** Opens a PDF from its bytes. Throws a Refusal where the bytes are no PDF or cannot be read. */
export async function openPdf(bytes: Uint8Array): Promise<PdfFile> {
  if (!isPdf(bytes)) throw new Refusal('nao_e_pdf')
  const pdfium = await loadPdfium()
  const data = pdfium.malloc(bytes.length)
  if (data === 0) throw new Refusal('pdf_grande_demais')
  pdfium.HEAPU8.set(bytes, data)
  const document = pdfium.FPDF_LoadMemDocument(data, bytes.length, 0)
  if (document === 0) {
    const isLocked = pdfium.FPDF_GetLastError() === PASSWORD_ERROR
    throw new Refusal(isLocked ? 'pdf_com_senha' : 'pdf_danificado')
  }
  const pageCount = pdfium.FPDF_GetPageCount(document)
  if (pageCount > MAX_PAGES) throw new Refusal('pdf_grande_demais')
  if (pageCount <= 0) throw new Refusal('pdf_danificado')
  return {
    pageCount,
    read: (number) => withPage(pdfium, document, number, (page) => readPage(pdfium, page, number)),
    render: (region, scale) =>
      withPage(pdfium, document, region.pagina, (page) =>
        renderRegion(pdfium, page, frameOf(pdfium, page), region, scale),
      ),
    [Symbol.dispose]: () => {
      pdfium.FPDF_CloseDocument(document)
      pdfium.free(data)
    },
  }
}

function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, SIGNATURE_WITHIN)).includes('%PDF-')
}

/** Opens the page anew for each use, because PDFium keeps changes to an open page. */
function withPage<Result>(
  pdfium: Pdfium,
  document: number,
  number: number,
  use: (page: number) => Result,
): Result {
  const page = pdfium.FPDF_LoadPage(document, number - 1)
  if (page === 0) throw new Refusal('pdf_danificado')
  try {
    return use(page)
  } finally {
    pdfium.FPDF_ClosePage(page)
  }
}

function readPage(pdfium: Pdfium, page: number, number: number): PageContent {
  const frame = frameOf(pdfium, page)
  const { width, height } = frame
  const { texts, drawings } = readObjects(pdfium, page, frame)
  const { glyphs, fonts } = readGlyphs(pdfium, page, frame, texts)
  hideWhatIsCovered({ pdfium, page, frame, glyphs, drawings, texts })
  return {
    number,
    width,
    height,
    fonts,
    glyphs: glyphs.map((glyph) => omit(glyph, ['handle'])),
    drawings: withoutCovered(drawings).map((drawing) => omit(drawing, ['handle', 'opacity'])),
  }
}
