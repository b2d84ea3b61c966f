import type { QuestaoSorteada } from '@rumo/contract'
import type { Device } from '@rumo/shared-device/device'
import { drawQuestao } from '../../../features/busca/busca.calls.ts'
import { startPratica, type Pratica } from '../../../features/pratica/pratica.rules.ts'
import { questoesBySection7 } from '../../../features/questoes/questoes.section-7.ts'

/** One question to practise, as its page loaded it. */
export interface QuestaoPedida {
  /** Whose answers they are, also when another account enters meanwhile. */
  dono: string
  /** Null where it is not there to practise. */
  pratica: Pratica | null
  /** Whether a simulado under way asks it, which is why it does not come. */
  emSimulado: boolean
}

/** Brings the question that an address names. Rejects with an ApiError. */
export async function loadQuestao(
  id: string,
  device: Pick<Device, 'owner'>,
  signal: AbortSignal,
): Promise<QuestaoPedida> {
  const dono = device.owner()
  // Any other word after the slash is no question's, and nothing to ask the server for.
  if (!/^[1-9]\d{0,14}$/.test(id)) return { dono, pratica: null, emSimulado: false }
  const drawn = await drawQuestao(Number(id), signal)
  const questoes = drawn?.questoes ?? (await questoesBySection7([Number(id)], 1, signal))
  return { dono, pratica: praticaOf(questoes), emSimulado: (drawn?.em_simulado ?? 0) > 0 }
}

const praticaOf = (questoes: readonly QuestaoSorteada[]) =>
  questoes.length > 0 ? startPratica(questoes) : null
