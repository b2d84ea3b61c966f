import type { SimuladoFeito } from '@rumo/contract'
import type { OwnDevice } from '@rumo/shared-device/device'
import type { TentativaGuardada } from '@rumo/shared-device/fila'
import type { SimuladosEmEspera } from '../../../features/simulado/espera.ts'
import type { SimuladoMemory } from '../../../features/simulado/simulado-memory.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import type { LoadExecucao } from './execucao.lazy.tsx'

/** The chosen simulado: a number of questions, of one matéria or of all (null), or a whole prova. */
export type Escolhido =
  | { tipo: 'sorteio'; quantidade: number; idMateria: number | null }
  | { tipo: 'prova'; idProva: number; comTempoExtra: boolean }

/** Which simulado is wanted; `anterior` is the one that was open before, null if there was none. */
export type Wanted =
  /** The simulado that this device keeps; with `isAnew`, its result is not shown if the user has seen it. */
  | { nome: 'guardado'; isAnew?: boolean }
  | { nome: 'outro'; anterior: Simulado | null }
  /** The chosen simulado. A retry has the same `chave`. */
  | { nome: 'novo'; escolhido: Escolhido; chave: string; anterior: Simulado | null }
  | { nome: 'anterior'; anterior: Simulado }
  /** A simulado that was handed in and waits for the server. */
  | { nome: 'em-espera'; simulado: Simulado }
  /** A simulado in progress in the account, by the server's id. */
  | { nome: 'da-conta'; id: number; anterior: Simulado | null }

export const KEPT: Wanted = { nome: 'guardado' }
export const ANEW: Wanted = { nome: 'guardado', isAnew: true }

/** The owner of the simulado, and where it is kept. */
export interface Ownership {
  /** The owner's name on the device. */
  owner: string
  memory: SimuladoMemory
  espera: SimuladosEmEspera
  /** The storage of the owner, which also keeps the keys of simulados that are about to begin. */
  ownDevice: OwnDevice
  hasAccount: () => boolean
  /** Whether the simulado belongs to the user who is signed in now. */
  isMine: () => boolean
  /** Queues answers that no account has received yet. */
  addTentativas: (answered: readonly TentativaGuardada[]) => Promise<void>
  /** Queues a finished simulado that only this device has. */
  addFeito: (feito: SimuladoFeito) => Promise<void>
}

/** The props of the view that brings the wanted simulado, and of its parts. */
export interface PartidaProps {
  ownership: Ownership
  wanted: Wanted
  /** The simulados that were handed in and wait for their grading. */
  encerrados: readonly Simulado[]
  heading: ScreenHeading
  titulo: string
  onAsk: (wanted: Wanted) => void
  /** Loads the code of a simulado under way. */
  load: LoadExecucao
}
