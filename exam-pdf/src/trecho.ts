import { bookOf, Cuttings } from './build/book.ts'
import { loneQuestionOf } from './build/lone-question.ts'
import { supportOf } from './build/support.ts'
import { unionOf } from './geometry.ts'
import { layOut } from './layout/flow.ts'
import type { Box, PageContent, Region } from './model.ts'
import { openPdf, type PdfFile } from './pdf/open-pdf.ts'
import { PIXELS_A_POINT, pngOf, sizeInPage, type Figura } from './png.ts'
import { printedOf } from './extract.ts'
import type { QuestaoLida } from './result.ts'
import { linesOf } from './text/lines.ts'
import { textFieldOf } from './text/markup.ts'
import type { Piece } from './text/pieces.ts'

/**
 * Reads the text of a region of a page, with its markup, in the same steps as a booklet; empty where the region holds
 * no text. Throws a Refusal where the bytes are not a PDF, and a RangeError where there is no such page.
 */
export function readTexto(bytes: Uint8Array, regiao: Region): Promise<string> {
  return withPdf(bytes, regiao, async (pdf) => textOfPart(partOf(pdf.read(regiao.pagina), regiao)))
}

/**
 * Reads the question in a region of a page: its text without the number, and its alternatives. An alternative that is a
 * picture has no text. Throws as `readTexto` does.
 */
export function readQuestao(bytes: Uint8Array, regiao: Region): Promise<QuestaoLida> {
  return withPdf(bytes, regiao, async (pdf) =>
    loneQuestionOf(layOut([printedOf(partOf(pdf.read(regiao.pagina), regiao))])),
  )
}

/** Draws a region of a page, with the resolution of a booklet's pictures. Throws as `readTexto` does. */
export function drawRegiao(bytes: Uint8Array, regiao: Region): Promise<Figura> {
  return withPdf(bytes, regiao, async (pdf) => ({
    conteudo: await pngOf(pdf.render(regiao, PIXELS_A_POINT)),
    ...sizeInPage(regiao),
  }))
}

async function withPdf<Result>(
  bytes: Uint8Array,
  { pagina }: Region,
  use: (pdf: PdfFile) => Promise<Result>,
): Promise<Result> {
  using pdf = await openPdf(bytes)
  if (pagina > pdf.pageCount) throw new RangeError('No such page')
  return await use(pdf)
}

/** The page with only the content of the region. */
function partOf(page: PageContent, regiao: Box): PageContent {
  const isInside = ({ x0, x1, y0, y1 }: Box) => {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
    return x >= regiao.x0 && x <= regiao.x1 && y >= regiao.y0 && y <= regiao.y1
  }
  return {
    ...page,
    glyphs: page.glyphs.filter(isInside),
    drawings: page.drawings.filter(isInside),
  }
}

function textOfPart(part: PageContent): string {
  const printed = printedOf(part)
  const laid = layOut([printed])
  const book = bookOf(laid)
  const { referencias, texto } = supportOf(book.flow, 'trecho', [], book, new Cuttings(book.pages))
  const tables = referencias.flatMap((referencia) => referencia.texto ?? [])
  const found = [texto, ...tables].filter((text) => text !== '').join('\n\n')
  // The user says that the region is text, so words on a background that looks like a figure are read line by line.
  return found === '' ? inOneColumn(printed.pieces, part, book.words) : found
}

function inOneColumn(
  pieces: readonly Piece[],
  { height, number, width }: PageContent,
  words: Parameters<typeof textFieldOf>[1],
): string {
  const lines = linesOf(pieces)
  const column = lines.length > 0 ? unionOf(lines) : { x0: 0, y0: 0, x1: width, y1: height }
  return textFieldOf(
    lines.map((line) => ({ line, page: number, column })),
    words,
  )
}
