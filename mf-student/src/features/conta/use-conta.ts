import type { MudancasDeConta, Usuario } from '@rumo/contract'
import { session } from '@rumo/shared-auth'
import { useQueryClient } from '@tanstack/react-query'
import { changeConta, usuarioQuery } from './conta.calls.ts'

export type ChangeConta = (mudancas: MudancasDeConta) => Promise<void>

/** Changes the account and continues with the new token that the server returns. */
export function useChangeConta(usuario: Usuario): ChangeConta {
  const queries = useQueryClient()
  return async (mudancas) => {
    const token = await changeConta(usuario, mudancas)
    // The old token may not be valid any more, so without a valid new one the session ends.
    if (session.begin(token) !== 'begun') session.end()
    await queries.invalidateQueries(usuarioQuery(usuario))
  }
}
