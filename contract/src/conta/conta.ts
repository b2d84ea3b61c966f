import type { z } from 'zod'
import { del, get, put } from '../calls/call.ts'
import type * as schema from './conta.schema.ts'

/** Changes of the caller's own name and password, with the current password. */
export type MudancasDeConta = z.infer<typeof schema.mudancasDeConta>

/** The password that confirms the removal of the account. */
export type ConfirmacaoDeConta = z.infer<typeof schema.confirmacaoDeConta>

/** The changed account and a new token: a new password ends every earlier session. */
export type ContaAlterada = z.infer<typeof schema.contaAlterada>

/** All data of the caller, except the hash of their password. */
export type DadosDaConta = z.infer<typeof schema.dadosDaConta>

export const conta = {
  update: put<MudancasDeConta, ContaAlterada>('/conta', { acesso: 'conta', extensao: 'conta' }),
  remove: del<null, { body: ConfirmacaoDeConta }>('/conta', { acesso: 'conta', extensao: 'conta' }),
  dados: get<DadosDaConta>('/conta/dados', { acesso: 'conta', extensao: 'conta' }),
}
