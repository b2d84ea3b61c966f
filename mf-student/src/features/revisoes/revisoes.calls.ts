import { revisoes, tentativas, type MudancasDePlano, type Plano } from '@rumo/contract'
import { diaOf } from '@rumo/contract/rules'
import { http, isUnknownPath } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'
import { fila } from '@rumo/shared-device/fila'

/** Whether the server plans what comes back, and for an exam. */
export const plansRevisoes = () => http.offers(revisoes.due)

/** Whether there is anything to plan by: a server that does, or the answers that stay on this device. */
export const offersRevisoes = () => plansRevisoes() || !http.offers(tentativas.send)

/** For when is planned, and how much is due: of the questions themselves as few as can be asked for. */
export const planoQuery = queryOptions({
  queryKey: ['revisoes', 'plano'],
  queryFn: async ({ signal }): Promise<Plano> => {
    if (!plansRevisoes()) return planOnDevice()
    try {
      const query = { limite: 1 }
      const { questoes: _, ...plano } = await http.call(revisoes.due, { query, signal })
      return plano
    } catch (error) {
      if (isUnknownPath(error)) return planOnDevice()
      throw error
    }
  },
})

/**
 * Sets the day of the exam, or takes it away, or says how much time there is; gives the plan that comes of it. Rejects
 * with an ApiError.
 */
export const changePlano = (mudancas: MudancasDePlano): Promise<Plano> =>
  http.call(revisoes.plan, { body: mudancas })

/** Uses the server's rule; if the device refuses, the plan is empty. */
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
