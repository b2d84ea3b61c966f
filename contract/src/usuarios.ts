import type { z } from 'zod'
import { type ById, del, get, post, put } from './call.ts'
import type { ListQuery } from './list.ts'
import type { credenciais, mudancasDeUsuario, novoUsuario, usuario } from './usuarios.schema.ts'

/** A person with an account, as others see one. */
export type Usuario = z.infer<typeof usuario>

/** What an account is made of; a `senhaConfirmacao` is compared and not kept. */
export type NovoUsuario = z.infer<typeof novoUsuario>

/** With what one enters. */
export type Credenciais = z.infer<typeof credenciais>

/** What changes of an account; an empty `senha` or `perfil` keeps the old one. */
export type MudancasDeUsuario = z.infer<typeof mudancasDeUsuario>

export const usuarios = {
  /** Whoever signs up is an Aluno, whatever `perfil` says; an administrator chooses it. */
  create: post<NovoUsuario, Usuario>('/usuarios', { acesso: 'publico' }),
  /** Its `dados` is the token. */
  login: post<Credenciais, string>('/usuarios/login', { acesso: 'publico' }),
  list: get<Usuario[], { query?: ListQuery<'nome' | 'email' | 'perfil'> }>('/usuarios', {
    acesso: 'administrador',
  }),
  one: get<Usuario, ById>('/usuarios/{id}', { acesso: 'dono' }),
  /** An administrator changes everything, the account itself its `nome` and its `senha`. */
  update: put<MudancasDeUsuario, Usuario, ById>('/usuarios/{id}', { acesso: 'dono' }),
  remove: del<null, ById>('/usuarios/{id}', { acesso: 'dono' }),
}
