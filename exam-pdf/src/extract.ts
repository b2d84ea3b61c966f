import { extractionOf } from './build/extraction.ts'
import { layOut, type Laid } from './layout/flow.ts'
import type { PageContent } from './model.ts'
import { openPdf, type PdfFile } from './pdf/open-pdf.ts'
import { PIXELS_A_POINT, pngOf, sizeInPage, type Figura } from './png.ts'
import { checkReadable, tallyOf, type Tally } from './readable.ts'
import type { Extracao, Recorte } from './result.ts'
import { withFractions } from './text/fractions.ts'
import { piecesOf, turnedOf } from './text/pieces.ts'
import { withoutRunning, type Printed } from './text/running.ts'

export interface Progress {
  /** The current step: reading pages, then cutting out pictures. */
  etapa: 'paginas' | 'recortes'
  /** How many of `total` are done. */
  feitas: number
  total: number
}

export interface Options {
  /** Stops the extraction before the next page or picture, with the signal's reason. */
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
}

/** A picture that was cut out. */
export interface Imagem extends Figura {
  nome: string
}

/** A booklet that has been read; its pictures are drawn on demand. */
export interface Caderno extends Disposable {
  extracao: Extracao
  /** The layout of each page, for `--debug`. */
  laid: Laid[]
  /** Draws the pictures that the extraction names, one after the other. */
  imagens: (options?: Options) => AsyncGenerator<Imagem>
  /** A whole page as PNG. `numero` counts from 1; `pixelsAPoint` is by default that of the pictures. */
  pagina: (numero: number, pixelsAPoint?: number) => Promise<Uint8Array>
}

/**
 * Reads a booklet: its questions, shared texts and essay, each with its regions. Throws a Refusal for a file that is
 * not a booklet or whose text cannot be read, and the signal's reason when the extraction is cancelled.
 */
export async function readCaderno(bytes: Uint8Array, options: Options = {}): Promise<Caderno> {
  const pdf = await openPdf(bytes)
  try {
    const laid = layOut(withoutRunning(await readPages(pdf, options)))
    const extracao = extractionOf(laid)
    return {
      extracao,
      laid,
      imagens: (own) => draw(pdf, extracao.recortes, own ?? options),
      pagina: (numero, pixelsAPoint = PIXELS_A_POINT) =>
        drawPage(pdf, laid[numero - 1], pixelsAPoint),
      [Symbol.dispose]: () => pdf[Symbol.dispose](),
    }
  } catch (error) {
    pdf[Symbol.dispose]()
    throw error
  }
}

/** Reads the pages one after the other and keeps only what the layout needs. */
async function readPages(pdf: PdfFile, { onProgress, signal }: Options): Promise<Printed[]> {
  const pages: Printed[] = []
  const tallies: Tally[] = []
  for (let number = 1; number <= pdf.pageCount; number += 1) {
    // Waits, so that a cancellation can take effect between two pages.
    await new Promise(setImmediate)
    signal?.throwIfAborted()
    const page = pdf.read(number)
    tallies.push(tallyOf(page))
    pages.push(printedOf(page))
    onProgress?.({ etapa: 'paginas', feitas: number, total: pdf.pageCount })
  }
  checkReadable(tallies)
  return pages
}

/** A page with its glyphs as pieces of text. */
export function printedOf(page: PageContent): Printed {
  const { drawings, height, number, width } = page
  return withFractions({
    number,
    width,
    height,
    drawings,
    pieces: piecesOf(page),
    turned: turnedOf(page),
  })
}

async function* draw(
  pdf: PdfFile,
  recortes: readonly Recorte[],
  { onProgress, signal }: Options,
): AsyncGenerator<Imagem> {
  for (const [index, { nome, regiao }] of recortes.entries()) {
    signal?.throwIfAborted()
    const conteudo = await pngOf(pdf.render(regiao, PIXELS_A_POINT))
    yield { nome, conteudo, ...sizeInPage(regiao) }
    onProgress?.({ etapa: 'recortes', feitas: index + 1, total: recortes.length })
  }
}

function drawPage(pdf: PdfFile, laid: Laid | undefined, pixelsAPoint: number): Promise<Uint8Array> {
  if (!laid) throw new RangeError('No such page')
  const { height, page, width } = laid
  const whole = { pagina: page, x0: 0, y0: 0, x1: width, y1: height }
  return pngOf(pdf.render(whole, pixelsAPoint))
}
