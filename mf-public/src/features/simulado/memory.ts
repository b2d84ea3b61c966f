import { device } from '@rumo/shared-auth/device'
import { isSimulado, type Simulado } from './rules.ts'

const NAME = 'simulado/1'

/** The simulado that this device keeps, under way or ended; null where there is none to go on with. */
export async function keptSimulado(): Promise<Simulado | null> {
  const kept = await device.read<Partial<Simulado>>(NAME)
  return isSimulado(kept) ? kept : null
}

/** Keeps a simulado as it stands now, in the place of the one before; false where the device refuses. */
export function keepSimulado(simulado: Simulado): Promise<boolean> {
  return device.write(NAME, simulado)
}
