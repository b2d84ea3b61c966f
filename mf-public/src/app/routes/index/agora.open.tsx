import { session } from '@rumo/shared-auth'
import { device } from '@rumo/shared-device/device'
import { fila } from '@rumo/shared-device/fila'
import type { ReactNode } from 'react'
import { look } from './agora.load.ts'
import { coisasOf } from './agora.rules.ts'
import { Agora } from './agora.tsx'

const again = () => look({ device, fila })

/**
 * Shows the user what to do now, and loads it again when another user signs in. `signal` ends this. Shows null when
 * nothing is known.
 */
export async function openAgora(
  show: (agora: ReactNode) => void,
  signal: AbortSignal,
): Promise<void> {
  // The screen may have been left while this code was loading; nothing would end the subscription then.
  if (signal.aborted) return
  const owner = device.owner()
  const end = session.subscribe(() => {
    if (device.owner() === owner || signal.aborted) return
    end()
    show(null)
    void openAgora(show, signal)
  })
  signal.addEventListener('abort', end)
  const first = await again()
  if (signal.aborted || device.owner() !== owner) return
  if (coisasOf(first.conhecido, first.readRestanteMs()).length > 0) {
    show(<Agora key={owner} first={first} look={again} />)
  }
}
