import { drawQuestoes } from '../../../features/questoes/api.ts'
import { removeSimulado, startLocally, startSimulado } from '../../../features/simulado/api.ts'
import type { Simulado } from '../../../features/simulado/rules.ts'
import { newChave } from '@rumo/shared-auth/fila'
import type { Escolhido } from './pedido.ts'

interface Pedido {
  escolhido: Escolhido
  chave: string
  /** The one before, whose questions are not to come again while enough others are left. */
  anterior: Simulado | null
}

/** Begins what was chosen; a simulado without questions is none. Rejects with an ApiError. */
export async function begin(pedido: Pedido, signal: AbortSignal): Promise<Simulado> {
  const { escolhido, chave, anterior } = pedido
  if (escolhido.tipo === 'prova') {
    const { idProva: id_prova, comTempoExtra: tempo_extra } = escolhido
    const begun = await startSimulado({ tipo: 'prova', chave, id_prova, tempo_extra }, signal)
    return begun ?? startLocally([], chave)
  }
  const exceto = (anterior?.questoes ?? []).map(({ id }) => id)
  const begun = await draw(escolhido, { chave, exceto }, signal)
  if (exceto.length === 0 || begun.questoes.length >= escolhido.quantidade) return begun
  const whole = await draw(escolhido, { chave: newChave(), exceto: [] }, signal)
  await leave(begun)
  return whole
}

/** Takes away on the server what is not gone on with; where that fails it stays among what is under way. */
export async function leave(simulado: Simulado | null): Promise<void> {
  if (simulado === null || simulado.id === null || simulado.etapa !== 'em-curso') return
  await Promise.allSettled([removeSimulado(simulado.id)])
}

async function draw(
  { quantidade, idMateria }: Extract<Escolhido, { tipo: 'sorteio' }>,
  { chave, exceto }: { chave: string; exceto: number[] },
  signal: AbortSignal,
): Promise<Simulado> {
  const sorteio = { quantidade, exceto, ...(idMateria !== null && { id_materia: idMateria }) }
  const begun = await startSimulado({ tipo: 'sorteio', chave, ...sorteio }, signal)
  if (begun) return begun
  return startLocally((await drawQuestoes(sorteio, signal)).questoes, chave)
}
