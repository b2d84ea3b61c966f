import { diaOf, type Dia } from '@rumo/contract/rules'
import type { Agenda } from '@rumo/contract/revisao'
import type { TentativaGuardada } from '@rumo/shared-auth/fila'

/** Plans what comes back by the answers that a device keeps, where no server plans. */
export async function planOnDevice(
  tentativas: readonly TentativaGuardada[],
  hoje: Dia,
): Promise<Agenda> {
  const { agendaOf } = await import('@rumo/contract/revisao')
  const graded = tentativas.filter(({ resultado }) => resultado !== 'sem-gabarito')
  const respostas = graded.map(({ id_questao, respondida_em, resultado }) => ({
    id_questao,
    dia: diaOf(Date.parse(respondida_em)),
    isCerta: resultado === 'certa',
  }))
  return agendaOf(respostas, hoje)
}
