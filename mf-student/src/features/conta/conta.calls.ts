import {
  type Avisos,
  conta,
  correio,
  usuarios,
  type Claims,
  type DadosDaConta,
  type MudancasDeConta,
  type TrocaDeEmail,
  type Usuario,
} from '@rumo/contract'
import { http, isUnknownPath } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'
import { changeBySection7, removeBySection7 } from './conta.section-7.ts'

/**
 * The account as the server has it, which may have changed since its token was made. A server with section 7 alone may
 * show accounts to administrators only; for other users of such a server, the data in the token is used.
 */
export const usuarioQuery = ({ id, perfil }: Pick<Claims, 'id' | 'perfil'>) =>
  queryOptions({
    queryKey: ['usuarios', id],
    queryFn: ({ signal }) => http.call(usuarios.one, { params: { id }, signal }),
    enabled: perfil === 'Administrador' || http.offers(conta.update),
  })

export function changeConta(usuario: Usuario, mudancas: MudancasDeConta): Promise<string> {
  return firstOf(
    async () => (await http.call(conta.update, { body: mudancas })).token,
    () => changeBySection7(usuario, mudancas),
  )
}

export function removeConta(usuario: Usuario, senhaAtual: string): Promise<unknown> {
  return firstOf(
    () => http.call(conta.remove, { body: { senhaAtual } }),
    () => removeBySection7(usuario, senhaAtual),
  )
}

/** Whether the server sends mail. */
export const correioQuery = () =>
  queryOptions({
    queryKey: ['correio'],
    queryFn: ({ signal }) => http.call(correio.situacao, { signal }),
    enabled: http.offers(correio.situacao),
  })

/** The mails that the account gets; requested only when the server sends mail. */
export const avisosQuery = (isAtivo: boolean) =>
  queryOptions({
    queryKey: ['correio', 'avisos'],
    queryFn: ({ signal }) => http.call(correio.avisos, { signal }),
    enabled: isAtivo,
  })

export const changeAvisos = (body: Avisos) => http.call(correio.changeAvisos, { body })

export const askForEmail = (body: TrocaDeEmail) => http.call(correio.askForEmail, { body })

export const offersDados = () => http.offers(conta.dados)

export const readDados = (): Promise<DadosDaConta> => http.call(conta.dados)

/** Uses the call of our own server when it exists, otherwise the calls of section 7 (docs/product/calls.md). */
async function firstOf<T>(ours: () => Promise<T>, theirs: () => Promise<T>): Promise<T> {
  if (!http.offers(conta.update)) return theirs()
  try {
    return await ours()
  } catch (error) {
    if (isUnknownPath(error)) return theirs()
    throw error
  }
}
