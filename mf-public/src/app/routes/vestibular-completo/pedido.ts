import type { SimuladoFeito } from '@rumo/contract'
import type { OwnDevice } from '@rumo/shared-device/device'
import type { TentativaGuardada } from '@rumo/shared-device/fila'
import type { SimuladosEmEspera } from '../../../features/simulado/espera.ts'
import type { SimuladoMemory } from '../../../features/simulado/simulado-memory.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'

/** The chosen simulado: a number of questions, of one matéria or of all (null), or a whole prova. */
export type Escolhido =
  | { tipo: 'sorteio'; quantidade: number; idMateria: number | null }
  | { tipo: 'prova'; idProva: number; comTempoExtra: boolean }

/** Which simulado is wanted; `anterior` is the one that was open before, null if there was none. */
export type Wanted =
  /** The one on this device; `isAnew`: not for its result, where that was seen. */
  | { nome: 'guardado'; isAnew?: boolean }
  | { nome: 'outro'; anterior: Simulado | null }
  /** The chosen one: a retry has the same `chave`. */
  | { nome: 'novo'; escolhido: Escolhido; chave: string; anterior: Simulado | null }
  | { nome: 'anterior'; anterior: Simulado }
  /** One that was handed in and waits for the server. */
  | { nome: 'em-espera'; simulado: Simulado }
  /** One that the account has under way, by the server's id. */
  | { nome: 'da-conta'; id: number; anterior: Simulado | null }

export const KEPT: Wanted = { nome: 'guardado' }
export const ANEW: Wanted = { nome: 'guardado', isAnew: true }

/** Whose simulado it is, and where it is kept. */
export interface Ownership {
  /** As the device names it. */
  owner: string
  memory: SimuladoMemory
  espera: SimuladosEmEspera
  /** Where what is begun is known by before it is there. */
  ownDevice: OwnDevice
  /** Whether a user is signed in now. */
  hasAccount: () => boolean
  /** Whether it belongs to the user who is signed in now. */
  isMine: () => boolean
  /** Queues answers that no account has yet. */
  addTentativas: (answered: readonly TentativaGuardada[]) => Promise<void>
  /** Queues a simulado that this device alone has had. */
  addFeito: (feito: SimuladoFeito) => Promise<void>
}
