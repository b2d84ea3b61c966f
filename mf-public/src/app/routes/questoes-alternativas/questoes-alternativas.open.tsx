import { device } from '@rumo/shared-device/device'
import { startSending } from '@rumo/shared-device/envios'
import { fila } from '@rumo/shared-device/fila'
import { guardadas } from '@rumo/shared-device/guardadas'
import { PraticaMemory } from '../../../features/pratica/pratica-memory.ts'
import { QuestoesAlternativas } from '../questoes-alternativas.tsx'

/**
 * The memory lives as long as the page, so that practice survives a change of screen even if the device refuses to
 * store it.
 */
const memory = new PraticaMemory(device, fila, guardadas)

/** Returns the practice screen once everything that this device kept of practice is loaded. */
export async function openPractice() {
  startSending()
  await memory.restore(Date.now())
  return () => <QuestoesAlternativas memory={memory} />
}
