import { revisoes, tentativas, type Plano, type RevisaoDeErros } from '@rumo/contract'
import { diaOf, type Dia } from '@rumo/contract/rules'
import { http } from '@rumo/shared-auth'
import { listOf } from '../../shared/list-of.ts'
import { orFromDevice } from '../../shared/or-from-device.ts'

export const plansRevisoes = (): boolean => http.offers(revisoes.due)

/** Whether there is a review: the server plans it, or the answers stay on this device and the device plans it. */
export const offersRevisao = (): boolean => plansRevisoes() || !http.offers(tentativas.send)

/** A review, with the day on which it was saved on the device; null where the server has just planned it. */
export type RevisaoDeHoje = RevisaoDeErros & { levadaEm: Dia | null }

/**
 * The review that is due for the signed-in user. When the server does not answer, it is the one saved on the device.
 * Rejects with an ApiError.
 */
export async function dueRevisao(signal: AbortSignal): Promise<RevisaoDeHoje> {
  const asked = http.call(revisoes.due, { signal })
  const given: Pick<RevisaoDeHoje, 'levadaEm'> = { levadaEm: null }
  const due = await orFromDevice(asked, (aqui) => {
    const levada = aqui.revisao()
    given.levadaEm = levada && diaOf(levada.levadaEmMs)
    return levada && levada.revisao
  })
  return { ...due, ...given, questoes: listOf(due?.questoes) }
}

/**
 * The date of the planned exam and how much is due. The call also returns questions, so it asks for the smallest
 * possible number. Rejects with an ApiError.
 */
export const planoOfServer = (signal: AbortSignal): Promise<Plano> =>
  http.call(revisoes.due, { query: { limite: 1 }, signal })
