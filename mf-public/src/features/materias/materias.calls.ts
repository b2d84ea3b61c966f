import { materias, sorteios, type Materia } from '@rumo/contract'
import { http, isUnknownPath } from '@rumo/shared-auth'
import { listOf } from '../../shared/list-of.ts'

/** Whether one can practise a single matéria: the server must list them, and draw by them. */
export function offersMaterias(): boolean {
  return http.offers(materias.list) && http.offers(sorteios.create)
}

/** The matéria to draw by: none where the server, as far as is known by now, does not draw by them. */
export function materiaInForce(asked: number | null): number | null {
  return offersMaterias() ? asked : null
}

/** The matérias to choose from; none where the server has none to tell. Rejects with an ApiError. */
export async function listMaterias(signal: AbortSignal): Promise<Materia[]> {
  if (!offersMaterias()) return []
  try {
    return listOf(await http.call(materias.list, { signal }))
  } catch (error) {
    // A server may lack a call that the configuration promises.
    if (isUnknownPath(error)) return []
    throw error
  }
}
