import { assuntos, type Assunto } from '@rumo/contract'
import { http, isUnknownPath } from '@rumo/shared-auth'
import { listOf } from '../../shared/list-of.ts'

/**
 * The assuntos of all matérias, in the order of the server. Empty when the server does not have this call. Rejects with
 * an ApiError.
 */
export async function listAssuntos(signal: AbortSignal): Promise<Assunto[]> {
  try {
    return listOf(await http.call(assuntos.list, { signal }))
  } catch (error) {
    // A server may lack a call that the configuration promises.
    if (isUnknownPath(error)) return []
    throw error
  }
}
