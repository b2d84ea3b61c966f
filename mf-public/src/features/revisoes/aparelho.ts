import { addDays, diaOf, type Dia } from '@rumo/contract/rules'
import type { TentativaGuardada } from '@rumo/shared-auth/fila'
import { groupBy, sortBy } from 'es-toolkit'

/** What comes back by the answers that a device keeps, where no server plans. */
export interface PlanoDoAparelho {
  /** The ids of the questions that are due, the longest due first. */
  vencidas: number[]
  /** How many become due in the seven days after today. */
  proximas: { dia: Dia; total: number }[]
}

const DAYS_AHEAD = 7

/** Plans by the rule of the server, and by memory alone: no day of an exam is kept here. */
export async function planOnDevice(
  tentativas: readonly TentativaGuardada[],
  hoje: Dia,
): Promise<PlanoDoAparelho> {
  const { dueOn, planRevisao } = await import('@rumo/contract/revisao')
  const graded = tentativas.filter(({ resultado }) => resultado !== 'sem-gabarito')
  const planned = Object.values(groupBy(graded, ({ id_questao }) => id_questao)).flatMap((own) => {
    const plan = planRevisao(
      own.map(({ respondida_em, resultado }) => ({
        dia: diaOf(Date.parse(respondida_em)),
        isCerta: resultado === 'certa',
      })),
    )
    return plan
      ? own.slice(0, 1).map(({ id_questao }) => ({ id_questao, dia: dueOn(plan, null) }))
      : []
  })
  const inOrder = sortBy(planned, ['dia', 'id_questao'])
  const later = inOrder.filter(({ dia }) => dia > hoje && dia <= addDays(hoje, DAYS_AHEAD))
  return {
    vencidas: inOrder.filter(({ dia }) => dia <= hoje).map(({ id_questao }) => id_questao),
    proximas: Object.entries(groupBy(later, ({ dia }) => dia)).map(([dia, all]) => {
      return { dia, total: all.length }
    }),
  }
}
