import { drawQuestoes, QUESTOES_PER_SET } from '../../../features/questoes/api.ts'
import { startSimulado, type Simulado } from '../../../features/simulado/rules.ts'

/**
 * Draws a simulado, without the questions of `exceto` where enough others are left. Rejects with an
 * ApiError.
 */
export async function drawSimulado(
  exceto: readonly number[],
  signal: AbortSignal,
): Promise<Simulado> {
  const { questoes } = await drawQuestoes({ exceto: [...exceto] }, signal)
  if (exceto.length === 0 || questoes.length >= QUESTOES_PER_SET) return startSimulado(questoes)
  const again = await drawQuestoes({}, signal)
  return startSimulado(again.questoes)
}
