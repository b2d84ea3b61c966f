import type { MudancasDeConta, Usuario } from '@rumo/contract'
import { session } from '@rumo/shared-auth'
import { useQueryClient } from '@tanstack/react-query'
import { changeConta, usuarioQuery } from './conta.calls.ts'

export type ChangeConta = (mudancas: MudancasDeConta) => Promise<void>

/** Changes the account and goes on with the token that the server gives for it. */
export function useChangeConta(usuario: Usuario): ChangeConta {
  const queries = useQueryClient()
  return async (mudancas) => {
    const token = await changeConta(usuario, mudancas)
    // The old token may have ended: without the new one the session is over.
    if (session.begin(token) !== 'begun') session.end()
    await queries.invalidateQueries(usuarioQuery(usuario))
  }
}
