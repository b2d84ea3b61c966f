import { materias, sorteios, type Materia } from '@rumo/contract'
import { http, isUnknownPath } from '@rumo/shared-auth'
import { listOf } from '../../shared/list-of.ts'
import { orFromDevice } from '../../shared/or-from-device.ts'

/** Whether one can practise a single matéria: the server must list them, and draw by them. */
export function offersMaterias(): boolean {
  return http.offers(materias.list) && http.offers(sorteios.create)
}

/** The matéria to draw by: none where the server, as far as is known by now, does not draw by them. */
export function materiaInForce(asked: number | null): number | null {
  return offersMaterias() ? asked : null
}

/**
 * The matérias to choose from; none where the server has none to tell, those that were taken along where it does not
 * answer. Rejects with an ApiError.
 */
export async function listMaterias(signal: AbortSignal): Promise<Materia[]> {
  if (!offersMaterias()) return []
  try {
    const asked = http.call(materias.list, { signal }).then(listOf<Materia>)
    return await orFromDevice(asked, (aqui) => aqui.materias())
  } catch (error) {
    // A server may lack a call that the configuration promises.
    if (isUnknownPath(error)) return []
    throw error
  }
}
