import type { AjustesDeLeitura } from '@rumo/contract'
import type { Marca } from './marca.ts'

type Ajustes = Omit<AjustesDeLeitura, 'escolhidos_em'>

/** The storage of the reading settings on a device (shared-device/leitura). */
export interface LeituraGuardada {
  ajustes: () => Ajustes
  subscribe: (listener: () => void) => () => void
  choose: (change: Partial<Ajustes>) => void
  follow: () => Promise<void>
}

export interface LeituraProps {
  guardada: LeituraGuardada
  /** The marked passages; missing when marks are not kept here. */
  marcas?: readonly Marca[] | undefined
  onMarcar?: ((marcas: readonly Marca[]) => void) | undefined
}
