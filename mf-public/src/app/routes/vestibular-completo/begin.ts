import { drawQuestoes } from '../../../features/questoes/questoes.calls.ts'
import { isHandedIn } from '../../../features/simulado/espera.ts'
import { forgetInicio, keepInicio } from '../../../features/simulado/inicio.ts'
import {
  findSimulado,
  fromServer,
  removeSimulado,
  sendMarcacoes,
  startLocally,
  startSimulado,
} from '../../../features/simulado/simulado.calls.ts'
import { takeSimulado, withMarcacoes } from '../../../features/simulado/simulado.rules.ts'
import { countMarked, type Simulado } from '../../../features/simulado/simulado.ts'
import { ApiError } from '@rumo/shared-auth'
import type { OwnDevice } from '@rumo/shared-device/device'
import { newChave } from '@rumo/shared-device/fila'
import type { Escolhido, Ownership } from './pedido.ts'
import { hasRedacao, putWorkAside, redacaoWorkOf } from './redacao-da-prova.ts'

interface Pedido {
  escolhido: Escolhido
  /** The idempotency keys of the start. The second one is for a draw that is repeated with all questions. */
  chaves: readonly [string, string]
  /** The previous simulado. Its questions are not drawn again while there are enough others. */
  anterior: Simulado | null
}

interface Chosen {
  escolhido: Escolhido
  chave: string
  anterior: Simulado | null
}

/**
 * A simulado without any answer that began longer ago than this is not shown as the new one: its clock has been running
 * since.
 */
const FRESH_MS = 2 * 60_000

/**
 * Begins the chosen simulado, and only once, however often it is requested. When the answer to an earlier start was
 * lost, even with its page, the simulado of that start is returned. A simulado without questions means that there are
 * none. Rejects with an ApiError.
 */
export async function beginOnce(
  ownDevice: OwnDevice,
  chosen: Chosen,
  signal: AbortSignal,
): Promise<Simulado> {
  const { escolhido, chave, anterior } = chosen
  const { chaves, isRepeated } = await keepInicio(ownDevice, JSON.stringify(escolhido), chave)
  const begun = await begin({ escolhido, chaves, anterior }, signal)
  if (!isRepeated || !isStale(begun)) return begun
  if (begun.id !== null && begun.etapa === 'em-curso') await removeSimulado(begun.id)
  await forgetInicio(ownDevice)
  return beginOnce(ownDevice, { ...chosen, chave: newChave() }, signal)
}

function isStale({ id, etapa, marcacoes, relogio, diferencaMs }: Simulado): boolean {
  if (id === null) return false
  if (etapa !== 'em-curso') return true
  const nowMs = Date.now() + diferencaMs
  return marcacoes.length === 0 && nowMs - relogio.iniciadoEmMs > FRESH_MS
}

async function begin(pedido: Pedido, signal: AbortSignal): Promise<Simulado> {
  const { escolhido, chaves, anterior } = pedido
  const [chave, chaveDeTodas] = chaves
  if (escolhido.tipo === 'prova') {
    const { idProva: id_prova, comTempoExtra: tempo_extra } = escolhido
    const begun = await startSimulado({ tipo: 'prova', chave, id_prova, tempo_extra }, signal)
    return begun ?? startLocally([], chave)
  }
  const exceto = (anterior?.questoes ?? []).map(({ id }) => id)
  const { quantidade: pedidas } = escolhido
  const begun = await draw(escolhido, { chave, exceto }, signal)
  if (exceto.length === 0 || begun.questoes.length >= pedidas) return { ...begun, pedidas }
  const whole = await draw(escolhido, { chave: chaveDeTodas, exceto: [] }, signal)
  if (begun.id !== null) discard(begun.id)
  return { ...whole, pedidas }
}

interface DaConta {
  id: number
  /** The simulado that this device keeps. */
  kept: Simulado | null
  /** The simulado that the user has agreed to leave. */
  left: Simulado | null
  /** The simulado with this id, when it was handed in on this device and waits to be graded. */
  handedIn: Simulado | null
}

/**
 * Continues a simulado of the account, which may have been begun on another device. If this device keeps the same
 * simulado, both states are merged. If it keeps another one, the marked answers of that one are sent to the server
 * before it is replaced. A simulado that only this device has is not replaced, unless the user has agreed to leave it.
 * Rejects with an ApiError.
 */
export async function resume(daConta: DaConta, signal: AbortSignal): Promise<Simulado> {
  const { id, kept, left, handedIn } = daConta
  if (kept && kept.id !== id) {
    const isLeft = kept.id === null && kept.chave === left?.chave
    if (!isLeft && !(await handOver(kept, signal))) return kept
  }
  if (handedIn) return handedIn
  const sentAtMs = Date.now()
  const found = await findSimulado(id, signal)
  const given = fromServer(found, sentAtMs)
  if (kept?.id !== id || found.situacao !== 'em_curso') return given
  const { diferencaMs, vistoEmMs = 0, relogio } = given
  return takeSimulado(withMarcacoes(kept, found.marcacoes), {
    type: 'set-clock',
    diferencaMs,
    vistoEmMs,
    pausas: relogio.pausas ?? [],
  })
}

/**
 * Sends the marked answers of the simulado in progress on this device to the server, before another simulado replaces
 * it. Resolves to false when only this device has the simulado. Rejects with an ApiError.
 */
export async function handOver(simulado: Simulado | null, signal: AbortSignal): Promise<boolean> {
  if (simulado?.etapa !== 'em-curso') return true
  const { id, marcacoes } = simulado
  if (id === null) return false
  if (marcacoes.length === 0) return true
  try {
    await sendMarcacoes(id, simulado, signal)
    return true
  } catch (error) {
    const codigo = error instanceof ApiError ? error.codigo : undefined
    // When the simulado was deleted on another device, its answers are only here. When it was ended there, the server
    // has them.
    if (codigo === 'simulado_inexistente') return false
    if (codigo === 'simulado_encerrado') return true
    throw error
  }
}

/**
 * Deletes a simulado of the account in which nothing was done. One with answers or an essay stays in the account. The
 * deletion is not awaited, because the clock of the new simulado is already running.
 */
export function leave(simulado: Simulado | null, ownDevice: OwnDevice): void {
  if (simulado?.etapa !== 'em-curso' || simulado.id === null) return
  const { id } = simulado
  if (countMarked(simulado) > 0) return
  void hasRedacao(ownDevice, simulado).then((isWritten) => isWritten || discard(id))
}

const discard = (id: number) => void Promise.allSettled([removeSimulado(id)])

/** Keeps the essay of a simulado that only this device has, when another simulado replaces it. */
export async function rescueRedacao(
  ownDevice: OwnDevice,
  { kept, next }: { kept: Simulado | null; next: Simulado },
): Promise<void> {
  if (kept?.etapa !== 'em-curso' || kept.id !== null || kept.chave === next.chave) return
  // An essay that cannot be read stays under its own name.
  await putWorkAside(ownDevice, redacaoWorkOf(ownDevice, kept)).catch(() => undefined)
}

/** Keeps simulados that wait for their grading in the list of waiting ones, so that another simulado can begin. */
export async function makeRoom(
  { memory, espera }: Pick<Ownership, 'memory' | 'espera'>,
  simulados: { kept: Simulado | null; anterior: Simulado | null },
): Promise<void> {
  const { kept, anterior } = simulados
  if (isHandedIn(anterior)) await espera.keep(anterior)
  if (isHandedIn(kept) && (await espera.keep(kept))) await memory.forget()
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
