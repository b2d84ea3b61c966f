import { Refusal } from '../refusal.ts'
import { respostasIn, wordsOf, type Resposta } from './rows.ts'

/** A key that consists only of letters has at least this many. */
const LEAST_LETTERS = 3

/**
 * Reads a key that was typed or pasted: '1 D 2 C', '1-D, 2-ANULADA', one answer per line, or only the letters in order,
 * beginning with question 1. Throws a Refusal where the text contains no answer.
 */
export function readGabaritoText(text: string): Resposta[] {
  const rows = text
    .split(/\r?\n/)
    .map((line) => wordsOf(line.toUpperCase()).map((word, x) => ({ text: word, x })))
  const found = respostasIn(rows)
  const respostas = found.length > 0 ? found : lettersAlone(text)
  if (respostas.length === 0) throw new Refusal('gabarito_ilegivel')
  return respostas
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
