import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type { ListQuery } from '../fields/list.ts'
import type * as schema from './usuarios.schema.ts'

/** An account, as other users see it. */
export type Usuario = z.infer<typeof schema.usuario>

/** A new account. `senhaConfirmacao` is compared with the password and not stored. */
export type NovoUsuario = z.infer<typeof schema.novoUsuario>

/** E-mail and password to sign in with. */
export type Credenciais = z.infer<typeof schema.credenciais>

/** Changes of an account; an empty `senha` or `perfil` keeps the old one. */
export type MudancasDeUsuario = z.infer<typeof schema.mudancasDeUsuario>

/** The current password of a user who removes their own account; not needed within 5 minutes after signing in. */
export type ConfirmacaoDeUsuario = z.infer<typeof schema.confirmacaoDeUsuario>

export const usuarios = {
  /**
   * A sign-up creates an Aluno, whatever `perfil` says; only an administrator may choose the perfil. Creating another
   * Administrador requires `senhaAtual`, or a sign-in within the last 5 minutes; otherwise 422
   * `senha_atual_necessaria`.
   */
  create: post<NovoUsuario, Usuario>('/usuarios', { acesso: 'publico' }),
  /** `dados` is the token. */
  login: post<Credenciais, string>('/usuarios/login', { acesso: 'publico' }),
  list: get<Usuario[], { query?: ListQuery<'nome' | 'email' | 'perfil'> }>('/usuarios', {
    acesso: 'administrador',
  }),
  one: get<Usuario, ById>('/usuarios/{id}', { acesso: 'dono' }),
  /**
   * An administrator may change everything; other owners change only their `nome` and `senha`. Changing the e-mail,
   * `senha` or `perfil` of the caller's own account, or of an account that is or becomes an Administrador's, requires
   * `senhaAtual`, or a sign-in within the last 5 minutes; otherwise 422 `senha_atual_necessaria`. The current password
   * may also be sent as `senha` of the caller's own account, and then stays the same.
   */
  update: put<MudancasDeUsuario, Usuario, ById>('/usuarios/{id}', { acesso: 'dono' }),
  /**
   * Removing the caller's own account requires `senhaAtual`, or a sign-in within the last 5 minutes, as in `update`.
   */
  remove: del<null, ById & { body?: ConfirmacaoDeUsuario }>('/usuarios/{id}', { acesso: 'dono' }),
}
