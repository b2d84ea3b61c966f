import { VISITANTE, type Device, type OwnDevice } from '@rumo/shared-auth/device'
import { SIMULADO_GUARDADO } from '@rumo/shared-auth/simulados'
import { KeptWork } from '../../shared/kept-work.ts'
import { isHandedIn, SimuladosEmEspera } from './espera.ts'
import { isSimulado } from './kept.ts'
import type { Simulado } from './simulado.ts'

/**
 * Gives what a visitor has not finished to the account that has entered since, unless that has one to finish
 * itself: then only what was handed in, to wait for its grading. Its answers will count as that account's.
 */
export async function takeOverSimulado(device: Device, owner: string): Promise<void> {
  if (owner === VISITANTE) return
  await setAsideHandedIn(device, owner)
  const left = await device
    .of(VISITANTE)
    .read<unknown>(SIMULADO_GUARDADO)
    .catch(() => undefined)
  if (!isUnfinished(left)) return
  await device.updateBoth<unknown>([VISITANTE, owner], SIMULADO_GUARDADO, (visitante, conta) =>
    isUnfinished(visitante) && !isUnfinished(conta) ? [undefined, visitante] : [visitante, conta],
  )
}

/** Puts what was handed in by a visitor among what waits, where the account has its own to finish. */
async function setAsideHandedIn(device: Device, owner: string): Promise<void> {
  const [visitante, conta] = [VISITANTE, owner].map((one) => new SimuladoMemory(device.of(one)))
  const left = (await visitante?.kept()) ?? null
  if (isHandedIn(left) && isUnfinished(await conta?.kept())) {
    const isKept = await new SimuladosEmEspera(device, owner).keep(left)
    if (isKept) await visitante?.forget()
  }
}

const isUnfinished = (kept: unknown) => isSimulado(kept) && kept.corrigidas === null

/** The simulado of one owner, which this device keeps at every step. */
export class SimuladoMemory {
  readonly #work: KeptWork<Simulado>

  constructor(aparelho: OwnDevice) {
    this.#work = new KeptWork(aparelho, SIMULADO_GUARDADO)
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

  /** Forgets it: it is kept in another place. */
  async forget(): Promise<boolean> {
    return this.#work.remove()
  }

  /** Keeps it as it stands now, in the place of the one before; false where that could not be done. */
  async keep(simulado: Simulado): Promise<boolean> {
    return this.#work.write(simulado)
  }
}
