import type { z } from 'zod'
import { get, post, put } from '../calls/call.ts'
import type * as schema from './correio.schema.ts'

/** Whether a server sends mail; if not, an administrator resets passwords by hand. */
export type SituacaoDoCorreio = z.infer<typeof schema.situacaoDoCorreio>
export type ContaEsquecida = z.infer<typeof schema.contaEsquecida>

/** A new password, for the account to which the mail with this `chave` went. */
export type SenhaEscolhida = z.infer<typeof schema.senhaEscolhida>

/** The e-mail that an account is to have, and its password. */
export type TrocaDeEmail = z.infer<typeof schema.trocaDeEmail>

/** The chave from the mail to one of both addresses. */
export type ConfirmacaoDeEmail = z.infer<typeof schema.confirmacaoDeEmail>

/** Whether the other address must also confirm, before the e-mail changes. */
export type EmailConfirmado = z.infer<typeof schema.emailConfirmado>
export type Avisos = z.infer<typeof schema.avisos>

const CONTA = { acesso: 'conta', extensao: 'correio' } as const
const PUBLICO = { acesso: 'publico', extensao: 'correio' } as const

/** Accounts without an administrator, by mail. All but `situacao` are 409 `sem_correio` where a server sends none. */
export const correio = {
  situacao: get<SituacaoDoCorreio>('/correio', PUBLICO),
  /**
   * Mails an address to choose a new password at, valid for 30 minutes. Answers the same where no account has the
   * e-mail.
   */
  esqueci: post<ContaEsquecida, null>('/correio/senha-esquecida', PUBLICO),
  /** Once for each `chave`; then, and once it has expired, 409 `link_vencido`. Ends the sessions of the account. */
  escolher: post<SenhaEscolhida, null>('/correio/senha-nova', PUBLICO),
  /** Mails both addresses; the e-mail changes when both have confirmed. */
  trocarEmail: post<TrocaDeEmail, null>('/correio/troca-de-email', CONTA),
  /** Without a session: the mail may be opened on another device. 409 as `escolher`. */
  confirmarEmail: post<ConfirmacaoDeEmail, EmailConfirmado>('/correio/confirmacao', PUBLICO),
  avisos: get<Avisos>('/correio/avisos', CONTA),
  mudarAvisos: put<Avisos, Avisos>('/correio/avisos', CONTA),
  /**
   * Stops the mails of the kind that brought this `chave`. Mail programs also send it by themselves, as a form (RFC
   * 8058): its body is ignored. The same answer where they were stopped already.
   */
  pararAvisos: post<null, null, { query: { chave: string } }>('/correio/parar-avisos', PUBLICO),
}
