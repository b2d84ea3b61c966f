import { Refusal } from '../refusal.ts'
import { rowsOfPdf } from './pdf-rows.ts'
import { respostasIn, type Resposta } from './rows.ts'
import { isBooklet } from './swapped.ts'

/** The answers in a key's PDF. Throws a Refusal where it is no PDF, holds no answer, or is a booklet. */
export async function readGabaritoPdf(bytes: Uint8Array): Promise<Resposta[]> {
  const rows = (await rowsOfPdf(bytes)) ?? []
  const respostas = respostasIn(rows)
  if (respostas.length === 0) throw new Refusal('gabarito_ilegivel')
  if (isBooklet(rows, respostas)) throw new Refusal('gabarito_parece_caderno')
  return respostas
}
