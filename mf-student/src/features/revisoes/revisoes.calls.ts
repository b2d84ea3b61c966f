import { revisoes, tentativas, type MudancasDePlano, type Plano } from '@rumo/contract'
import { diaOf } from '@rumo/contract/rules'
import { http, isUnknownPath } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'
import { device } from '@rumo/shared-device/device'
import { fila } from '@rumo/shared-device/fila'
import { followPlano } from '@rumo/shared-device/plano-levado'

/** Whether the server plans reviews, by the date of an exam. */
export const plansRevisoes = () => http.offers(revisoes.due)

/** Whether reviews can be planned: by the server, or from the answers that stay on this device. */
export const offersRevisoes = () => plansRevisoes() || !http.offers(tentativas.send)

/**
 * The date of the exam and the number of reviews due. The request asks for one question only, because the questions are
 * not used.
 */
export const planoQuery = queryOptions({
  queryKey: ['revisoes', 'plano'],
  queryFn: async ({ signal }): Promise<Plano> => {
    if (!plansRevisoes()) return planOnDevice()
    try {
      const own = device.of(device.owner())
      const query = { limite: 1 }
      const { questoes: _, ...plano } = await http.call(revisoes.due, { query, signal })
      void followPlano(own, plano)
      return plano
    } catch (error) {
      if (isUnknownPath(error)) return planOnDevice()
      throw error
    }
  },
})

/**
 * Sets or removes the date of the exam, or sets the time for study. Returns the resulting plan. Rejects with an
 * ApiError.
 */
export const changePlano = (mudancas: MudancasDePlano): Promise<Plano> =>
  http.call(revisoes.plan, { body: mudancas })

/** Plans with the same rule as the server. When the device refuses the read, the plan is empty. */
async function planOnDevice(): Promise<Plano> {
  const { agendaOfRespostas } = await import('@rumo/contract/revisao')
  const respostas = await fila.own().catch(() => [])
  const { vencidas, adiantaveis, ...rest } = agendaOfRespostas(respostas, diaOf(Date.now()))
  return {
    data_da_prova: null,
    data_sugerida: null,
    vencidas: vencidas.length,
    adiantaveis: adiantaveis.length,
    ...rest,
  }
}
