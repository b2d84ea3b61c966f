import type { Dia } from '@rumo/contract/rules'
import type { Agenda } from '@rumo/contract/revisao'
import type { TentativaGuardada } from '@rumo/shared-device/fila'

/** Plans the review from the answers that a device keeps, when no server plans it. */
export async function planOnDevice(
  tentativas: readonly TentativaGuardada[],
  hoje: Dia,
): Promise<Agenda> {
  const { agendaOfRespostas } = await import('@rumo/contract/revisao')
  return agendaOfRespostas(tentativas, hoje)
}
