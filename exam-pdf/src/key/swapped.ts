import { Refusal } from '../refusal.ts'
import { rowsOfPdf } from './pdf-rows.ts'
import { respostasIn, type Resposta, type Word } from './rows.ts'

/** Keys of provas have at most this many pages. */
const MOST_PAGES_OF_KEY = 6
/** A key has at least this many answers per row: most rows are answers, few are headings or notes. */
const LEAST_OF_KEY = 0.3
/** In a booklet, at most this many answers per row seem to be found. */
const MOST_OF_BOOKLET = 0.1
/** A key has answers for at least this share of the numbers from its first to its last. */
const LEAST_IN_A_ROW = 0.5
/** With fewer rows, a file may be either. */
const LEAST_ROWS = 20

/** Throws a Refusal where the PDF that should be a booklet is a key. */
export async function checkCaderno(bytes: Uint8Array): Promise<void> {
  const rows = await rowsOfPdf(bytes, MOST_PAGES_OF_KEY)
  if (rows && isKey(rows)) throw new Refusal('caderno_parece_gabarito')
}

function isKey(rows: readonly Word[][]): boolean {
  const respostas = respostasIn(rows)
  return answering(rows, respostas) >= LEAST_OF_KEY && inARow(respostas) >= LEAST_IN_A_ROW
}

/** Whether a supposed key is a booklet: text in which a letter sometimes happens to follow a number. */
export const isBooklet = (rows: readonly Word[][], respostas: readonly Resposta[]): boolean =>
  rows.length >= LEAST_ROWS &&
  answering(rows, respostas) <= MOST_OF_BOOKLET &&
  inARow(respostas) < LEAST_IN_A_ROW

const answering = (rows: readonly Word[][], respostas: readonly Resposta[]) =>
  rows.length === 0 ? 0 : respostas.length / rows.length

/** The share of numbers from the first to the last that have an answer, 0 to 1. */
function inARow(respostas: readonly Resposta[]): number {
  const [first, last] = [respostas.at(0), respostas.at(-1)]
  return first && last ? respostas.length / (last.numero - first.numero + 1) : 0
}
