import { Refusal } from '../refusal.ts'
import { rowsOfPdf } from './pdf-rows.ts'
import { respostasIn, type Resposta, type Word } from './rows.ts'

/** Keys of provas are never longer. */
const MOST_PAGES_OF_KEY = 6
/** A key has at least so many answers for each row: there is a heading, and now and then a note. */
const LEAST_OF_KEY = 0.3
/** A booklet has at most this many apparent answers for each row. */
const MOST_OF_BOOKLET = 0.1
/** A key has answers for at least this part of the numbers from its first to its last. */
const LEAST_IN_A_ROW = 0.5
/** With so few rows both are possible. */
const LEAST_ROWS = 20

/** Throws a Refusal where a PDF that should be a booklet is a key. */
export async function checkCaderno(bytes: Uint8Array): Promise<void> {
  const rows = await rowsOfPdf(bytes, MOST_PAGES_OF_KEY)
  if (rows && isKey(rows)) throw new Refusal('caderno_parece_gabarito')
}

function isKey(rows: readonly Word[][]): boolean {
  const respostas = respostasIn(rows)
  return answering(rows, respostas) >= LEAST_OF_KEY && inARow(respostas) >= LEAST_IN_A_ROW
}

/** Whether a supposed key is a booklet: sentences in which a letter follows a number now and then. */
export const isBooklet = (rows: readonly Word[][], respostas: readonly Resposta[]): boolean =>
  rows.length >= LEAST_ROWS &&
  answering(rows, respostas) <= MOST_OF_BOOKLET &&
  inARow(respostas) < LEAST_IN_A_ROW

/** How many answers there are for each row. */
const answering = (rows: readonly Word[][], respostas: readonly Resposta[]) =>
  rows.length === 0 ? 0 : respostas.length / rows.length

/** How many of the numbers from the first to the last have an answer, from 0 to 1. */
function inARow(respostas: readonly Resposta[]): number {
  const [first, last] = [respostas.at(0), respostas.at(-1)]
  return first && last ? respostas.length / (last.numero - first.numero + 1) : 0
}
