import { Refusal } from '../refusal.ts'
import { rowsOfPdf } from './pdf-rows.ts'
import { respostasIn, type Resposta } from './rows.ts'
import { isBooklet } from './swapped.ts'

/**
 * Reads the answers from the PDF of a key. Throws a Refusal where the file is not a PDF, contains no answer, or is a
 * booklet.
 */
export async function readGabaritoPdf(bytes: Uint8Array): Promise<Resposta[]> {
  const rows = (await rowsOfPdf(bytes)) ?? []
  const respostas = respostasIn(rows)
  if (respostas.length === 0) throw new Refusal('gabarito_ilegivel')
  if (isBooklet(rows, respostas)) throw new Refusal('gabarito_parece_caderno')
  return respostas
}
