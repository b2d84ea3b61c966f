import { idIn, type QuestaoSorteada } from '@rumo/contract'
import type { Device } from '@rumo/shared-device/device'
import { drawQuestao } from '../../../features/busca/busca.calls.ts'
import { startPratica, type Pratica } from '../../../features/pratica/pratica.rules.ts'
import { questoesBySection7 } from '../../../features/questoes/questoes.section-7.ts'

export interface QuestaoPedida {
  /** The owner of the answers, also when another account signs in meanwhile. */
  dono: string
  /** Null when the question cannot be practised. */
  pratica: Pratica | null
  /** Whether the question is in a simulado in progress, which is why it is not drawn. */
  emSimulado: boolean
}

/** Loads the question that an address names. Rejects with an ApiError. */
export async function loadQuestao(
  id: string,
  device: Pick<Device, 'owner'>,
  signal: AbortSignal,
): Promise<QuestaoPedida> {
  const dono = device.owner()
  const idQuestao = idIn(id)
  if (idQuestao === null) return { dono, pratica: null, emSimulado: false }
  const drawn = await drawQuestao(idQuestao, signal)
  const questoes = drawn?.questoes ?? (await questoesBySection7([idQuestao], 1, signal))
  return { dono, pratica: praticaOf(questoes), emSimulado: (drawn?.em_simulado ?? 0) > 0 }
}

const praticaOf = (questoes: readonly QuestaoSorteada[]) =>
  questoes.length > 0 ? startPratica(questoes) : null
