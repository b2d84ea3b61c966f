import { drawQuestoes } from '../../../features/questoes/api.ts'
import {
  endSimulado,
  findSimulado,
  fromServer,
  removeSimulado,
  sendMarcacoes,
  startLocally,
  startSimulado,
} from '../../../features/simulado/api.ts'
import { withMarcacoes, type Simulado } from '../../../features/simulado/rules.ts'
import { ApiError } from '@rumo/shared-auth'
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
  await leave(begun, signal)
  return whole
}

/**
 * Goes on with a simulado of the account that may have been begun on another device. What this one keeps is put
 * together with it, or, where that is another simulado, is handed over before it makes room; one that only this
 * device has stays. Rejects with an ApiError.
 */
export async function resume(
  id: number,
  kept: Simulado | null,
  signal: AbortSignal,
): Promise<Simulado> {
  const isInTheWay = kept !== null && kept.corrigidas === null && kept.id !== id
  if (isInTheWay && !(await handOver(kept, signal))) return kept
  const sentAtMs = Date.now()
  const found = await findSimulado(id, signal)
  const given = fromServer(found, sentAtMs)
  if (kept?.id !== id || found.situacao !== 'em_curso') return given
  return { ...withMarcacoes(kept, found.marcacoes), diferencaMs: given.diferencaMs }
}

/** Gives the server what this device has of one, its end included; false where it is on this device alone. */
async function handOver(simulado: Simulado, signal: AbortSignal): Promise<boolean> {
  const { id, etapa } = simulado
  if (id === null) return false
  try {
    await (etapa === 'entregue' ? endSimulado : sendMarcacoes)(id, simulado, signal)
    return true
  } catch (error) {
    const codigo = error instanceof ApiError ? error.codigo : undefined
    // Taken away on another device, its answers are nowhere but here; ended there, they are with the server.
    if (codigo === 'simulado_inexistente') return false
    if (codigo === 'simulado_encerrado') return true
    throw error
  }
}

/**
 * Makes an end on the server of what is not gone on with: what was handed in is graded, what was under way is taken
 * away; where that fails it stays among what is under way.
 */
export async function leave(simulado: Simulado | null, signal: AbortSignal): Promise<void> {
  if (simulado === null || simulado.id === null) return
  const { id, etapa } = simulado
  if (etapa === 'entregue') await Promise.allSettled([endSimulado(id, simulado, signal)])
  if (etapa === 'em-curso') await Promise.allSettled([removeSimulado(id)])
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
