import type { OwnDevice } from '@rumo/shared-device/device'
import type { TentativaGuardada } from '@rumo/shared-device/fila'
import type { SimuladosEmEspera } from '../../../features/simulado/espera.ts'
import type { SimuladoMemory } from '../../../features/simulado/memory.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'

/** What one chose to simulate: so many questions, of one matéria or of all (null), or a whole prova. */
export type Escolhido =
  | { tipo: 'sorteio'; quantidade: number; idMateria: number | null }
  | { tipo: 'prova'; idProva: number; comTempoExtra: boolean }

/**
 * Which simulado is wanted: the one on this device, another than that (null where there is none), what was chosen,
 * which is known by its `chave` however often it is asked for, the one that was left for it, one that was handed in
 * and made room, or one that the account has under way, by the server's id.
 */
export type Wanted =
  | { nome: 'guardado' }
  | { nome: 'outro'; anterior: Simulado | null }
  | { nome: 'novo'; escolhido: Escolhido; chave: string; anterior: Simulado | null }
  | { nome: 'anterior'; anterior: Simulado }
  | { nome: 'em-espera'; simulado: Simulado }
  | { nome: 'da-conta'; id: number; anterior: Simulado | null }

export const KEPT: Wanted = { nome: 'guardado' }

/** Whose simulado it is, and where it is kept. */
export interface Ownership {
  memory: SimuladoMemory
  espera: SimuladosEmEspera
  /** Where what is begun is known by before it is there. */
  ownDevice: OwnDevice
  /** Whether anybody is signed in now. */
  hasAccount: () => boolean
  /** Whether whom it belongs to is the one who is signed in now. */
  isMine: () => boolean
  /** Takes answers that no account keeps to where they wait for one. */
  addTentativas: (answered: readonly TentativaGuardada[]) => Promise<void>
}
