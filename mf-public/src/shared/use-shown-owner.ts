import { session } from '@rumo/shared-auth'
import { device, VISITANTE } from '@rumo/shared-device/device'
import { useState, useSyncExternalStore } from 'react'

/**
 * The owner of the data on a guarded page. After the session has ended, this stays the former owner until the shell
 * removes the page, so that nothing on the screen changes under the user's hands.
 */
export function useShownOwner(): string {
  const owner = useSyncExternalStore(session.subscribe, device.owner, visitante)
  const [shown, setShown] = useState(owner)
  if (owner !== VISITANTE && owner !== shown) setShown(owner)
  return owner === VISITANTE ? shown : owner
}

/** A page is prerendered for a visitor. */
const visitante = () => VISITANTE
