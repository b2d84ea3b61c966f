import type { OwnDevice } from '@rumo/shared-auth/device'
import { KeptWork } from '../../shared/kept-work.ts'
import { isSimulado } from './kept.ts'
import type { Simulado } from './rules.ts'

/** The simulado of one owner, which this device keeps at every step. */
export class SimuladoMemory {
  readonly #work: KeptWork<Simulado>

  constructor(aparelho: OwnDevice) {
    this.#work = new KeptWork(aparelho, 'simulado/2')
  }

  /**
   * The simulado that is kept, under way or ended; null where there is none to go on with, or the device
   * refuses to tell: what it keeps is not overwritten then.
   */
  async kept(): Promise<Simulado | null> {
    const kept = await this.#work.read().catch(() => undefined)
    return isSimulado(kept) ? kept : null
  }

  /** Whether another tab has gone on with it since. */
  async hasMoved(): Promise<boolean> {
    return this.#work.hasMoved()
  }

  /** Keeps it as it stands now, in the place of the one before; false where that could not be done. */
  async keep(simulado: Simulado): Promise<boolean> {
    return this.#work.write(simulado)
  }
}
