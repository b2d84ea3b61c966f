import { VISITANTE, type Device, type OwnDevice } from '@rumo/shared-device/device'
import { SIMULADO_GUARDADO } from '@rumo/shared-device/simulados'
import { KeptWork } from '../../shared/kept-work.ts'
import { SimuladosEmEspera } from './espera.ts'
import { isSimulado } from './simulado.kept.ts'
import type { Simulado } from './simulado.ts'

/**
 * The simulados that are kept for an owner: the one that is under way or was ended last, and those that made room for
 * another one. Rejects where the device refuses.
 */
export async function listSimulados(device: Device, owner: string): Promise<Simulado[]> {
  const current = await new SimuladoMemory(device.of(owner)).kept()
  const aside = await new SimuladosEmEspera(device, owner).all()
  return current ? [current, ...aside] : aside
}

/**
 * Gives the simulados of a visitor to an account, which has said that they are its own. Where it has one to finish
 * itself, what was ended waits beside that, and what is under way stays the visitor's.
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

/** The simulado of one owner, which this device keeps at every step. */
export class SimuladoMemory {
  readonly #work: KeptWork<Simulado>

  constructor(ownDevice: OwnDevice) {
    this.#work = new KeptWork(ownDevice, SIMULADO_GUARDADO)
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
