import { drawQuestoes } from '../../../features/questoes/api.ts'
import {
  findSimulado,
  fromServer,
  removeSimulado,
  sendMarcacoes,
  startLocally,
  startSimulado,
} from '../../../features/simulado/api.ts'
import { withMarcacoes, type Simulado } from '../../../features/simulado/rules.ts'
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

/**
 * Goes on with a simulado of the account that may have been begun on another device. What this one keeps is put
 * together with it, or, where that is another simulado, is sent before it makes room; one that only this device
 * has stays. Rejects with an ApiError.
 */
export async function resume(
  id: number,
  kept: Simulado | null,
  signal: AbortSignal,
): Promise<Simulado> {
  const isOpen = kept !== null && kept.corrigidas === null
  if (isOpen && kept.id === null) return kept
  if (isOpen && kept.id !== null && kept.id !== id) await sendMarcacoes(kept.id, kept, signal)
  const sentAtMs = Date.now()
  const found = await findSimulado(id, signal)
  if (kept?.id === id && found.situacao === 'em_curso') {
    return withMarcacoes(kept, found.marcacoes)
  }
  return fromServer(found, sentAtMs)
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
