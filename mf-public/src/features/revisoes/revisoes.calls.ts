import { revisoes, tentativas, type Plano, type RevisaoDeErros } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { listOf } from '../../shared/list-of.ts'
import { orFromDevice } from '../../shared/or-from-device.ts'

export const plansRevisoes = (): boolean => http.offers(revisoes.due)

/** Whether there is anything to plan by: a server that does, or the answers that stay on this device. */
export const offersRevisao = (): boolean => plansRevisoes() || !http.offers(tentativas.send)

/** What is due for the signed-in user, or was when it was taken along (`foiLevada`). Rejects with an ApiError. */
export async function dueRevisao(
  signal: AbortSignal,
): Promise<RevisaoDeErros & { foiLevada: boolean }> {
  const asked = http.call(revisoes.due, { signal })
  const given = { foiLevada: false }
  const due = await orFromDevice(asked, (aqui) => {
    const levada = aqui.revisao()
    given.foiLevada = levada !== null
    return levada
  })
  return { ...due, ...given, questoes: listOf(due?.questoes) }
}

/** For when is planned and how much is due, of the questions themselves as few as can be asked for. Rejects with an ApiError. */
export const planoOfServer = (signal: AbortSignal): Promise<Plano> =>
  http.call(revisoes.due, { query: { limite: 1 }, signal })
