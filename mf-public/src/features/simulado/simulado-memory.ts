import { VISITANTE, type Device, type OwnDevice } from '@rumo/shared-device/device'
import { SIMULADO_GUARDADO } from '@rumo/shared-device/simulados'
import { KeptWork } from '../../shared/kept-work.ts'
import { SimuladosEmEspera } from './espera.ts'
import { isSimulado } from './simulado.kept.ts'
import type { Simulado } from './simulado.ts'

/**
 * All simulados that the device keeps for an owner: the one that is under way or was ended last, and those that made
 * room for another one. Rejects when the device refuses.
 */
export async function listSimulados(device: Device, owner: string): Promise<Simulado[]> {
  const current = await new SimuladoMemory(device.of(owner)).kept()
  const aside = await new SimuladosEmEspera(device, owner).all()
  return current ? [current, ...aside] : aside
}

/**
 * Moves the simulados of a visitor to an account, after the user said that they are their own. If the account has an
 * unfinished simulado, the visitor's is put aside when it has ended, and stays with the visitor when it is still under
 * way.
 */
export async function takeOverSimulados(device: Device, owner: string): Promise<void> {
  const espera = new SimuladosEmEspera(device, owner)
  const [visitante, conta] = [VISITANTE, owner].map((one) => new SimuladoMemory(device.of(one)))
  const left = (await visitante?.kept()) ?? null
  if (isUnfinished(await conta?.kept())) {
    const isEnded = left !== null && left.etapa !== 'em-curso'
    if (isEnded && (await espera.keep(left))) await visitante?.forget()
  } else if (left) {
    await device.updateBoth<unknown>([VISITANTE, owner], SIMULADO_GUARDADO, (its, own) =>
      isSimulado(its) && !isUnfinished(own) ? [undefined, its] : [its, own],
    )
  }
  await espera.takeOver()
}

const isUnfinished = (kept: unknown) => isSimulado(kept) && kept.corrigidas === null

/** The current simulado of one owner, which this device keeps at every step. */
export class SimuladoMemory {
  readonly #work: KeptWork<Simulado>

  constructor(ownDevice: OwnDevice) {
    this.#work = new KeptWork(ownDevice, SIMULADO_GUARDADO)
  }

  /**
   * The simulado that is kept, under way or ended. Null when there is none that can be continued, or the device refuses
   * to read it. In the second case nothing overwrites it.
   */
  async kept(): Promise<Simulado | null> {
    const kept = await this.#work.read().catch(() => undefined)
    return isSimulado(kept) ? kept : null
  }

  /** Whether another tab has continued the simulado since. */
  async hasMoved(): Promise<boolean> {
    return this.#work.hasMoved()
  }

  /** Removes the simulado from here, because it is kept in another place. */
  async forget(): Promise<boolean> {
    return this.#work.remove()
  }

  /**
   * Keeps the current state in the place of the one before. Resolves to false when the device refuses or another tab
   * has continued the simulado.
   */
  async keep(simulado: Simulado): Promise<boolean> {
    return this.#work.write(simulado)
  }
}
