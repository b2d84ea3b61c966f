import { materias, sorteios, type Materia } from '@rumo/contract'
import { http, isUnknownPath } from '@rumo/shared-auth'
import { listOf } from '../../shared/list-of.ts'
import { orFromDevice } from '../../shared/or-from-device.ts'

/** Whether a single matéria can be practised: the server must list matérias and draw questions by them. */
export function offersMaterias(): boolean {
  return http.offers(materias.list) && http.offers(sorteios.create)
}

/** The matéria to draw by; null when the server is known not to draw by matérias. */
export function materiaInForce(asked: number | null): number | null {
  return offersMaterias() ? asked : null
}

/**
 * The matérias to choose from. Empty when the server does not have them. When the server does not answer, those saved
 * on the device. Rejects with an ApiError.
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
