import type { z } from 'zod'
import { post } from '../calls/call.ts'
import type * as schema from './tentativas.schema.ts'

/**
 * An answer that counts: the first one to a question of a set. It is graded by the server. `segundos` is how long it
 * took, where the device knows.
 */
export type NovaTentativa = z.infer<typeof schema.novaTentativa>

/** What a device has to send, 500 at most: of the account, or taken over from the visitor. */
export type LoteDeTentativas = z.infer<typeof schema.loteDeTentativas>

/**
 * What became of each of them, by its `chave`: the server has it, newly or already (whichever account brought
 * it first), or will never take it. The device keeps none of these any more.
 */
export type Recebimento = z.infer<typeof schema.recebimento>

export const tentativas = {
  send: post<LoteDeTentativas, Recebimento>('/tentativas', {
    acesso: 'conta',
    extensao: 'tentativas',
  }),
}
