import type { SimuladoEncerrado, SimuladoFeito } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { gradesOf } from '@rumo/shared-device/simulados'
import type { TentativaGuardada } from '@rumo/shared-device/fila'
import { endSimulado, findSimulado, findWithAcerto, gradeLoose } from './simulado.calls.ts'
import { feitoOf, tentativasOf } from './grade.ts'
import { takeSimulado, type Action } from './simulado.rules.ts'
import type { Simulado } from './simulado.ts'

export interface Corretor {
  /** Whether the account that the simulado belongs to is signed in. */
  isMine: () => boolean
  /** Receives the answers of a simulado that no account keeps, to keep them until an account takes them. */
  onGraded: (answered: readonly TentativaGuardada[]) => Promise<void>
  /** Receives a simulado that only this device has, to keep it until its account takes it. */
  onFeito: (feito: SimuladoFeito) => Promise<void>
}

/**
 * Has a simulado graded that was handed in. Resolves to the graded simulado, or to one under way when its time is not
 * over on the server. It may be called repeatedly: each answer counts once. Rejects with an ApiError when grading has
 * to wait.
 */
export async function gradeHandedIn(
  simulado: Simulado,
  corretor: Corretor,
  signal: AbortSignal,
): Promise<Simulado> {
  const next = takeSimulado(simulado, await gradingOf(simulado, corretor, signal))
  // A simulado that its account no longer has is graded like that of a visitor.
  return next.etapa === 'entregue' ? gradeHandedIn(next, corretor, signal) : next
}

/**
 * The outcome of one attempt to grade a simulado: its grades, that it is still under way, or that its account no longer
 * has it.
 */
export async function gradingOf(
  simulado: Simulado,
  { isMine, onGraded, onFeito }: Corretor,
  signal: AbortSignal,
): Promise<Action> {
  const { id } = simulado
  if (id === null) {
    const corrigidas = await gradeLoose(simulado, signal)
    // Both are kept before the device marks the simulado as graded. After a crash the whole grading is repeated.
    await onGraded(tentativasOf(simulado, corrigidas))
    const feito = feitoOf(simulado)
    if (feito) await onFeito(feito)
    return { type: 'grade', corrigidas }
  }
  mustBe(isMine())
  try {
    return asGrade(await endSimulado(id, simulado))
  } catch (error) {
    return elsewhere(error, id, signal)
  }
}

/**
 * What happened to the simulado on another device, where it may have been ended, paused or deleted. Rejects with the
 * given error when the error tells nothing of that.
 */
export async function elsewhere(error: unknown, id: number, signal: AbortSignal): Promise<Action> {
  if (!(error instanceof ApiError)) throw error
  if (error.codigo === 'simulado_encerrado') {
    const found = await findSimulado(id, signal)
    if (found.situacao === 'encerrado') return asGrade(found)
  }
  // The simulado was paused on another device, and this device took its time to be over.
  if (error.codigo === 'tempo_nao_acabou') return askServer(id, 'reopen', signal)
  // The account no longer has the simulado, but this device still has the answers.
  if (error.status === 404 && error.codigo !== undefined) return { type: 'leave-account' }
  throw error
}

/**
 * Asks the server for the current time of a simulado that it has, and resolves to the action that follows. Rejects with
 * an ApiError.
 */
export async function askServer(
  id: number,
  type: 'set-clock' | 'reopen',
  signal: AbortSignal,
): Promise<Action> {
  const { found, acerto } = await findWithAcerto(id, signal)
  if (acerto) return { type, ...acerto }
  if (found.situacao === 'encerrado') return asGrade(found)
  throw new TypeError('A simulado under way tells no time.')
}

export function mustBe(isMine: boolean): void {
  if (!isMine) throw new ApiError(401, undefined)
}

/** The action for a simulado that was ended on the server. */
const asGrade = (encerrado: SimuladoEncerrado) =>
  ({ type: 'grade', ...gradesOf(encerrado) }) as const
