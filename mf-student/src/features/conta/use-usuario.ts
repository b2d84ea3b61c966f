import type { Claims, Usuario } from '@rumo/contract'
import { useQuery } from '@tanstack/react-query'
import { usuarioQuery } from './conta.calls.ts'

/** The account of these claims: from the server, or from the token when the server does not provide it. */
export function useUsuario(claims: Claims): { usuario: Usuario; isLoading: boolean } {
  const { id, nome, email, perfil, funcao } = claims
  const { data, isLoading } = useQuery(usuarioQuery(claims))
  return { usuario: { id, nome, email, perfil, funcao, ...data }, isLoading }
}
