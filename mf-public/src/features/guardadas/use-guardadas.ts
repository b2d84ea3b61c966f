import { session } from '@rumo/shared-auth'
import { device, type Device } from '@rumo/shared-device/device'
import { guardadas, type GuardadaAqui, type QuestoesGuardadas } from '@rumo/shared-device/guardadas'
import { useEffect, useState } from 'react'

/** The owner and the storage of kept questions: those of the page, or others in a test. */
export interface Parts {
  device: Pick<Device, 'owner'>
  guardadas: Pick<
    QuestoesGuardadas,
    'bring' | 'heldFor' | 'remove' | 'renameLista' | 'start' | 'subscribe' | 'write'
  >
}

export const AQUI: Parts = { device, guardadas }

/**
 * The questions that the page's user keeps, the newest first; null until they are read. `parts` must be a stable
 * object.
 */
export function useGuardadas(parts: Parts): readonly GuardadaAqui[] | null {
  const [shown, setShown] = useState<readonly GuardadaAqui[] | null>(null)
  useEffect(() => {
    let reads = 0
    const read = async () => {
      const mine = (reads += 1)
      const held = await parts.guardadas.heldFor(parts.device.owner())
      // A later read may have started meanwhile, or the screen may be gone.
      if (mine === reads) setShown(held)
    }
    const again = () => void read()
    const stops = [parts.guardadas.subscribe(again), session.subscribe(again)]
    again()
    parts.guardadas.start()
    return () => {
      reads = -1
      for (const stop of stops) stop()
    }
  }, [parts])
  return shown
}
