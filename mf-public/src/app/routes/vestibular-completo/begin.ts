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
  /** The second one is for a draw that is repeated with all questions. */
  chaves: readonly [string, string]
  /** The one before, whose questions are not to come again while enough others are left. */
  anterior: Simulado | null
}

interface Chosen {
  escolhido: Escolhido
  chave: string
  anterior: Simulado | null
}

/** An unseen simulado that is older than this is not shown as the new one: its clock has been running since. */
const FRESH_MS = 2 * 60_000

/**
 * Begins what was chosen, once however often it is asked for: where the answer to an earlier start was lost, also
 * with its page, it is that one. A simulado without questions is none. Rejects with an ApiError.
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
  /** What this device keeps. */
  kept: Simulado | null
  /** The simulado that the user has agreed to leave. */
  left: Simulado | null
  /** The same one, where it was handed in on this device and waits to be graded. */
  handedIn: Simulado | null
}

/**
 * Goes on with a simulado of the account that may have been begun on another device. What this one keeps is put
 * together with it, or, where that is another simulado, its marks are handed over before it makes room; one that
 * only this device has stays, unless one has left it. Rejects with an ApiError.
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
 * Gives the server what is marked in one that is under way here, before another takes its place; false where this
 * device alone has it. Rejects with an ApiError.
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
    // Deleted on another device: its answers are only here. Ended there: the server has them.
    if (codigo === 'simulado_inexistente') return false
    if (codigo === 'simulado_encerrado') return true
    throw error
  }
}

/**
 * Takes one in which nothing was done away; another one stays the account's, as it was told. It is not awaited: the
 * clock of the new one is running already.
 */
export function leave(simulado: Simulado | null, ownDevice: OwnDevice): void {
  if (simulado?.etapa !== 'em-curso' || simulado.id === null) return
  const { id } = simulado
  if (countMarked(simulado) > 0) return
  void hasRedacao(ownDevice, simulado).then((isWritten) => isWritten || discard(id))
}

const discard = (id: number) => void Promise.allSettled([removeSimulado(id)])

/** Keeps the essay of one that this device alone has, where another one takes its place. */
export async function rescueRedacao(
  ownDevice: OwnDevice,
  { kept, next }: { kept: Simulado | null; next: Simulado },
): Promise<void> {
  if (kept?.etapa !== 'em-curso' || kept.id !== null || kept.chave === next.chave) return
  // Where it cannot be read it stays under its own name.
  await putWorkAside(ownDevice, redacaoWorkOf(ownDevice, kept)).catch(() => undefined)
}

/** Has what was handed in wait for its grading beside what comes next. */
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
