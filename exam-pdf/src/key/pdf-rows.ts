import { openPdf } from '../pdf/open-pdf.ts'
import { linesOf } from '../text/lines.ts'
import { piecesOf } from '../text/pieces.ts'
import { wordsOf, type Word } from './rows.ts'

/**
 * The words of a PDF, row by row. Undefined, without reading it, where the PDF has more than `mostPages` pages. Throws
 * a Refusal where the file is not a PDF.
 */
export async function rowsOfPdf(
  bytes: Uint8Array,
  mostPages = Infinity,
): Promise<Word[][] | undefined> {
  using pdf = await openPdf(bytes)
  if (pdf.pageCount > mostPages) return undefined
  const numbers = Array.from({ length: pdf.pageCount }, (_, index) => index + 1)
  return numbers.flatMap((number) => wordRowsOf(pdf.read(number)))
}

function wordRowsOf(page: Parameters<typeof piecesOf>[0]): Word[][] {
  return linesOf(piecesOf(page)).map(({ pieces }) =>
    pieces.flatMap(({ text, x0 }) => wordsOf(text).map((word) => ({ text: word, x: x0 }))),
  )
}
