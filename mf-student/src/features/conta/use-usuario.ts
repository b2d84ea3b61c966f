import type { Claims, Usuario } from '@rumo/contract'
import { session } from '@rumo/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { usuarioQuery } from './conta.calls.ts'

/**
 * For whom a guarded page stands. Whose session ended stays until the shell takes the page away: nothing
 * disappears under their hands.
 */
export function useShownClaims(): Claims | null {
  const claims = useSyncExternalStore(session.subscribe, session.claims)
  const [shown, setShown] = useState(claims)
  if (claims && claims !== shown) setShown(claims)
  return claims ?? shown
}

/** The account of these claims: as the server has it, or as the token says where that cannot be had. */
export function useUsuario(claims: Claims): { usuario: Usuario; isLoading: boolean } {
  const { id, nome, email, perfil } = claims
  const { data, isLoading } = useQuery(usuarioQuery(claims))
  return { usuario: { id, nome, email, perfil, ...data }, isLoading }
}
