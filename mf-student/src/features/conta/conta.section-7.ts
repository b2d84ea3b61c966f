import {
  usuarios,
  type MudancasDeConta,
  type MudancasDeUsuario,
  type Usuario,
} from '@rumo/contract'
import { http } from '@rumo/shared-auth'

/**
 * Changes the account with the calls of section 7 (docs/product/calls.md). Such a server asks for no current password,
 * so signing in with it first checks that the user owns the account.
 */
export async function changeBySection7(
  usuario: Usuario,
  { nome, senhaAtual, senhaNova }: MudancasDeConta,
): Promise<string> {
  await enter(usuario, senhaAtual)
  const { id, email, perfil } = usuario
  // Some servers refuse a change without a password, so the current one is sent again.
  const senha = senhaNova ?? senhaAtual
  const body: MudancasDeUsuario = { nome: nome ?? usuario.nome, email, perfil, senha }
  await http.call(usuarios.update, { params: { id }, body })
  return enter(usuario, senha)
}

export async function removeBySection7(usuario: Usuario, senhaAtual: string): Promise<void> {
  await enter(usuario, senhaAtual)
  await http.call(usuarios.remove, { params: { id: usuario.id } })
}

const enter = ({ email }: Usuario, senha: string) =>
  http.call(usuarios.login, { body: { email, senha } })
