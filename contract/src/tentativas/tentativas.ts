import type { z } from 'zod'
import { post } from '../calls/call.ts'
import type * as schema from './tentativas.schema.ts'

/**
 * An answer that counts: the first one to a question of a set. The server grades it. `segundos` is how long the student
 * took, where the device knows.
 */
export type NovaTentativa = z.infer<typeof schema.novaTentativa>

/** The answers that a device sends, at most 500: the account's own, or taken over from the visitor. */
export type LoteDeTentativas = z.infer<typeof schema.loteDeTentativas>

/**
 * The outcome for each answer, by its `chave`. `recebidas`: the server has the answer, from this or an earlier request
 * of any account. `recusadas`: the server will never accept it. The device deletes both.
 */
export type Recebimento = z.infer<typeof schema.recebimento>

export const tentativas = {
  send: post<LoteDeTentativas, Recebimento>('/tentativas', {
    acesso: 'conta',
    extensao: 'tentativas',
  }),
}
