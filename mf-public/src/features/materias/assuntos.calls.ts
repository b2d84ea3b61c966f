import { assuntos, type Assunto } from '@rumo/contract'
import { http, isUnknownPath } from '@rumo/shared-auth'
import { listOf } from '../../shared/list-of.ts'

/** The assuntos of all matérias, in their order; none where the server has none to tell. Rejects with an ApiError. */
export async function listAssuntos(signal: AbortSignal): Promise<Assunto[]> {
  try {
    return listOf(await http.call(assuntos.list, { signal }))
  } catch (error) {
    // A server may lack a call that the configuration promises.
    if (isUnknownPath(error)) return []
    throw error
  }
}
