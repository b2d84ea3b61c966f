import { session } from '@rumo/shared-auth'
import { device, VISITANTE } from '@rumo/shared-device/device'
import { useState, useSyncExternalStore } from 'react'

/**
 * For whom a guarded page stands. Whose session ended stays until the shell takes the page away: nothing
 * disappears under their hands.
 */
export function useShownOwner(): string {
  const owner = useSyncExternalStore(session.subscribe, device.owner, visitante)
  const [shown, setShown] = useState(owner)
  if (owner !== VISITANTE && owner !== shown) setShown(owner)
  return owner === VISITANTE ? shown : owner
}

/** For whom a page was drawn ahead. */
const visitante = () => VISITANTE
