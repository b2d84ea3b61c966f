import { session } from '@rumo/shared-auth'
import { device, type Device } from '@rumo/shared-device/device'
import { guardadas, type GuardadaAqui, type QuestoesGuardadas } from '@rumo/shared-device/guardadas'
import { useEffect, useState } from 'react'

/** Where questions are kept; in the page its own, in a test others. */
export interface Parts {
  device: Pick<Device, 'owner'>
  guardadas: Pick<
    QuestoesGuardadas,
    'bring' | 'heldFor' | 'remove' | 'renameLista' | 'start' | 'subscribe' | 'write'
  >
}

export const AQUI: Parts = { device, guardadas }

/** What the user of the page keeps, the newest first; null until that is known. Its `parts` stay the same. */
export function useGuardadas(parts: Parts): readonly GuardadaAqui[] | null {
  const [shown, setShown] = useState<readonly GuardadaAqui[] | null>(null)
  useEffect(() => {
    let reads = 0
    const read = async () => {
      const mine = (reads += 1)
      const held = await parts.guardadas.heldFor(parts.device.owner())
      // Another one may have been read meanwhile, or the screen left.
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
