import type { z } from 'zod'
import { post } from '../calls/call.ts'
import type { loteDeTentativas, novaTentativa, recebimento } from './tentativas.schema.ts'

/**
 * Where a question was answered. Of a simulado that the server keeps, the server itself makes the attempts: here
 * it stands for one that was graded without an account.
 */
export const ORIGENS = ['pratica', 'revisao', 'simulado'] as const
export type Origem = (typeof ORIGENS)[number]

/** Why a server never takes an attempt. A question that was never published does not exist. */
export const MOTIVOS_DE_RECUSA = ['questao_inexistente', 'alternativa_inexistente'] as const
export type MotivoDeRecusa = (typeof MOTIVOS_DE_RECUSA)[number]

/** An answer that counts: the first one to a question of a set. It is graded by the server. */
export type NovaTentativa = z.infer<typeof novaTentativa>

/** What a device has to send, 500 at most: of the account, or taken over from the visitor. */
export type LoteDeTentativas = z.infer<typeof loteDeTentativas>

/**
 * What became of each of them, by its `chave`: the server has it, newly or already (whichever account brought
 * it first), or will never take it. The device keeps none of these any more.
 */
export type Recebimento = z.infer<typeof recebimento>

export const tentativas = {
  send: post<LoteDeTentativas, Recebimento>('/tentativas', {
    acesso: 'conta',
    extensao: 'tentativas',
  }),
}
