import { VISITANTE, type Device } from '@rumo/shared-device/device'
import { PRATICA_GUARDADA, readKept, withSet } from './pratica.kept.ts'
import { mergeVistas } from './vistas.ts'

/**
 * Moves a visitor's sets of practice and seen questions to an account, after the user said that they are their own. The
 * account continues them, and the next visitor of the device does not see them.
 */
export async function takeOverPratica(device: Device, conta: string): Promise<void> {
  await device.updateBoth<unknown>([VISITANTE, conta], PRATICA_GUARDADA, (left, own) => {
    const { sets, seen } = readKept(left)
    if (sets.length === 0 && seen.length === 0) return [left, own]
    const kept = readKept(own)
    const both = { ...kept, seen: mergeVistas(kept.seen, seen) }
    return [undefined, sets.reduce((all, set) => withSet(all, set, []), both)]
  })
}
