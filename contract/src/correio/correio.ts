import type { z } from 'zod'
import { get, post, put } from '../calls/call.ts'
import type * as schema from './correio.schema.ts'

/** Whether the server sends mail. Where it does not, an administrator resets passwords by hand. */
export type SituacaoDoCorreio = z.infer<typeof schema.situacaoDoCorreio>
export type ContaEsquecida = z.infer<typeof schema.contaEsquecida>

/** A new password for the account that received the mail with this `chave`. */
export type SenhaEscolhida = z.infer<typeof schema.senhaEscolhida>

/** The new e-mail for an account, and its current password. */
export type TrocaDeEmail = z.infer<typeof schema.trocaDeEmail>

/** The `chave` from the mail to the old or the new address. */
export type ConfirmacaoDeEmail = z.infer<typeof schema.confirmacaoDeEmail>

/** Whether the e-mail changes only after a confirmation from the other address, too. */
export type EmailConfirmado = z.infer<typeof schema.emailConfirmado>
export type Avisos = z.infer<typeof schema.avisos>

const CONTA = { acesso: 'conta', extensao: 'correio' } as const
const PUBLICO = { acesso: 'publico', extensao: 'correio' } as const

/**
 * Mail for account owners, so that they need no administrator. All calls but `situacao` answer 409 `sem_correio` where
 * the server sends no mail.
 */
export const correio = {
  situacao: get<SituacaoDoCorreio>('/correio', PUBLICO),
  /**
   * Sends a mail with a link to choose a new password, valid for 30 minutes. The answer is the same where no account
   * has this e-mail, so that it reveals no account.
   */
  askForSenha: post<ContaEsquecida, null>('/correio/senha-esquecida', PUBLICO),
  /**
   * Each `chave` works once: used again, or expired, it is answered with 409 `link_vencido`. Ends all sessions of the
   * account.
   */
  chooseSenha: post<SenhaEscolhida, null>('/correio/senha-nova', PUBLICO),
  /** Sends a mail to the old and the new address; the e-mail changes when both have confirmed. */
  askForEmail: post<TrocaDeEmail, null>('/correio/troca-de-email', CONTA),
  /** Needs no session, because the mail may be opened on another device. 409 `link_vencido` as for `chooseSenha`. */
  confirmEmail: post<ConfirmacaoDeEmail, EmailConfirmado>('/correio/confirmacao', PUBLICO),
  avisos: get<Avisos>('/correio/avisos', CONTA),
  changeAvisos: put<Avisos, Avisos>('/correio/avisos', CONTA),
  /**
   * Stops mails of the kind that contained this `chave`. Mail programs may also send this call themselves, as a form
   * (RFC 8058); the body of the request is ignored. Where the mails were already stopped, the answer is the same.
   */
  stopAvisos: post<null, null, { query: { chave: string } }>('/correio/parar-avisos', PUBLICO),
}
