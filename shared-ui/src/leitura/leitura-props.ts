import type { AjustesDeLeitura } from '@rumo/contract'
import type { Marca } from './marca.ts'

type Ajustes = Omit<AjustesDeLeitura, 'escolhidos_em'>

/** Where a device keeps how one reads (shared-device/leitura). */
export interface LeituraGuardada {
  ajustes: () => Ajustes
  subscribe: (listener: () => void) => () => void
  choose: (change: Partial<Ajustes>) => void
  follow: () => Promise<void>
}

export interface LeituraProps {
  guardada: LeituraGuardada
  /** The passages that are marked; left out where none are kept. */
  marcas?: readonly Marca[] | undefined
  onMarcar?: ((marcas: readonly Marca[]) => void) | undefined
}
