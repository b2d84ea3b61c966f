import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type { ListQuery } from '../fields/list.ts'
import type * as schema from './usuarios.schema.ts'

/** A person with an account, as others see one. */
export type Usuario = z.infer<typeof schema.usuario>

/** What an account is made of; a `senhaConfirmacao` is compared and not kept. */
export type NovoUsuario = z.infer<typeof schema.novoUsuario>

/** What one signs in with. */
export type Credenciais = z.infer<typeof schema.credenciais>

/** What changes of an account; an empty `senha` or `perfil` keeps the old one. */
export type MudancasDeUsuario = z.infer<typeof schema.mudancasDeUsuario>

/** The password of one who removes their own account; not needed right after signing in. */
export type ConfirmacaoDeUsuario = z.infer<typeof schema.confirmacaoDeUsuario>

export const usuarios = {
  /**
   * A sign-up makes an Aluno, whatever `perfil` says; an administrator chooses it. To make another Administrador takes
   * `senhaAtual`, or a sign-in within the last 5 minutes; otherwise 422 `senha_atual_necessaria`.
   */
  create: post<NovoUsuario, Usuario>('/usuarios', { acesso: 'publico' }),
  /** Its `dados` is the token. */
  login: post<Credenciais, string>('/usuarios/login', { acesso: 'publico' }),
  list: get<Usuario[], { query?: ListQuery<'nome' | 'email' | 'perfil'> }>('/usuarios', {
    acesso: 'administrador',
  }),
  one: get<Usuario, ById>('/usuarios/{id}', { acesso: 'dono' }),
  /**
   * An administrator changes everything, the account itself its `nome` and its `senha`. Changing
   * the e-mail, `senha` or `perfil` of one's own account, or of one that is or becomes an Administrador's, takes
   * `senhaAtual`, or a sign-in within the last 5 minutes; otherwise 422 `senha_atual_necessaria`. The password that one
   * has may also come as `senha` of one's own, and stays.
   */
  update: put<MudancasDeUsuario, Usuario, ById>('/usuarios/{id}', { acesso: 'dono' }),
  /** One's own needs the same. */
  remove: del<null, ById & { body?: ConfirmacaoDeUsuario }>('/usuarios/{id}', { acesso: 'dono' }),
}
