import { openPdf } from '../pdf/open-pdf.ts'
import { Refusal } from '../refusal.ts'
import { linesOf } from '../text/lines.ts'
import { piecesOf } from '../text/pieces.ts'
import { respostasIn, wordsOf, type Resposta, type Word } from './rows.ts'

/** A key of letters alone, in the order of the questions, has at least so many. */
const LEAST_LETTERS = 3

/** The answers in a key's PDF. Throws a Refusal where it is no PDF or holds no answer. */
export async function readGabaritoPdf(bytes: Uint8Array): Promise<Resposta[]> {
  const pdf = await openPdf(bytes)
  try {
    const numbers = Array.from({ length: pdf.pageCount }, (_, index) => index + 1)
    return checked(respostasIn(numbers.flatMap((number) => rowsOf(pdf.read(number)))))
  } finally {
    pdf.close()
  }
}

function rowsOf(page: Parameters<typeof piecesOf>[0]): Word[][] {
  return linesOf(piecesOf(page)).map(({ pieces }) =>
    pieces.flatMap(({ text, x0 }) => wordsOf(text).map((word) => ({ text: word, x: x0 }))),
  )
}

/**
 * The answers in a key that was typed or pasted: '1 D 2 C', '1-D, 2-ANULADA', a line for each, or the
 * letters alone, from question 1 on. Throws a Refusal where it holds none.
 */
export function readGabaritoText(text: string): Resposta[] {
  const rows = text
    .split(/\r?\n/)
    .map((line) => wordsOf(line.toUpperCase()).map((word, x) => ({ text: word, x })))
  const found = respostasIn(rows)
  return checked(found.length > 0 ? found : lettersAlone(text))
}

function lettersAlone(text: string): Resposta[] {
  const letters = text.toUpperCase().replaceAll(/[\s,;.|-]+/g, '')
  if (!/^[A-H*]+$/.test(letters) || letters.length < LEAST_LETTERS) return []
  return Array.from(letters, (letra, index) => ({
    numero: index + 1,
    letras: [letra === '*' ? undefined : letra],
    isRetificada: false,
  }))
}

function checked(respostas: Resposta[]): Resposta[] {
  if (respostas.length === 0) throw new Refusal('gabarito_ilegivel')
  return respostas
}
