import { frameOf, type Frame } from './page-frame.ts'
import { loadPdfium, withMemory, type Pdfium } from './pdfium.ts'
import { smallPdf } from './small-pdf.fixture.ts'

/** A page that is open in PDFium. */
export interface OpenPage {
  pdfium: Pdfium
  page: number
  frame: Frame
}

/** PDFium is loaded once for all tests of a file; each test opens a document of its own. */
const loading = loadPdfium()

type Named = Pick<Parameters<typeof smallPdf>[0][number], 'font' | 'resources'>

/** Opens a page with this content while `use` runs; `others` are objects that the content may refer to. */
export async function withPage<Result>(
  content: string,
  use: (open: OpenPage) => Result,
  { others = [], ...named }: Named & { others?: readonly string[] } = {},
): Promise<Result> {
  const pdfium = await loading
  const bytes = smallPdf([{ content, ...named }], others)
  return withMemory(pdfium, bytes.length, (data) => {
    pdfium.HEAPU8.set(bytes, data)
    const page = pdfium.FPDF_LoadPage(pdfium.FPDF_LoadMemDocument(data, bytes.length, 0), 0)
    return use({ pdfium, page, frame: frameOf(pdfium, page) })
  })
}
