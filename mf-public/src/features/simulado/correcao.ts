import type { SimuladoEncerrado, SimuladoFeito } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { gradesOf } from '@rumo/shared-device/simulados'
import type { TentativaGuardada } from '@rumo/shared-device/fila'
import { endSimulado, findSimulado, findWithAcerto, gradeLoose } from './simulado.calls.ts'
import { feitoOf, tentativasOf } from './grade.ts'
import { takeSimulado, type Action } from './simulado.rules.ts'
import type { Simulado } from './simulado.ts'

export interface Corretor {
  /** Whether the account that the simulado belongs to is the one that is signed in. */
  isMine: () => boolean
  /** Takes the answers of a simulado that no account keeps to where they wait for one. */
  onGraded: (answered: readonly TentativaGuardada[]) => Promise<void>
  /** Takes one that this device alone has had to where it waits for its account. */
  onFeito: (feito: SimuladoFeito) => Promise<void>
}

/**
 * Has a simulado graded that was handed in, and gives it so, or under way where its time is not over. However often it is
 * done, each answer counts once. Rejects with an ApiError where it has to wait.
 */
export async function gradeHandedIn(
  simulado: Simulado,
  corretor: Corretor,
  signal: AbortSignal,
): Promise<Simulado> {
  const next = takeSimulado(simulado, await gradingOf(simulado, corretor, signal))
  // One that its account does not have any more is graded like a visitor's.
  return next.etapa === 'entregue' ? gradeHandedIn(next, corretor, signal) : next
}

/** What comes of an attempt to have one graded: its grades, that it goes on, or that its account has it no more. */
export async function gradingOf(
  simulado: Simulado,
  { isMine, onGraded, onFeito }: Corretor,
  signal: AbortSignal,
): Promise<Action> {
  const { id } = simulado
  if (id === null) {
    const corrigidas = await gradeLoose(simulado, signal)
    // Before the device knows that it is graded: after a crash all of it is done again.
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

/** What became of one on another device, where it was ended or taken away; throws what says nothing of that. */
export async function elsewhere(error: unknown, id: number, signal: AbortSignal): Promise<Action> {
  if (!(error instanceof ApiError)) throw error
  if (error.codigo === 'simulado_encerrado') {
    const found = await findSimulado(id, signal)
    if (found.situacao === 'encerrado') return asGrade(found)
  }
  // It was paused elsewhere, and this device took its time for over.
  if (error.codigo === 'tempo_nao_acabou') return askServer(id, 'reopen', signal)
  // The answers are here all the same.
  if (error.status === 404 && error.codigo !== undefined) return { type: 'leave-account' }
  throw error
}

/** What there is to do once the server has told the time of one that it has. Rejects with an ApiError. */
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

/** What an end on the server makes of a simulado. */
const asGrade = (encerrado: SimuladoEncerrado) =>
  ({ type: 'grade', ...gradesOf(encerrado) }) as const
