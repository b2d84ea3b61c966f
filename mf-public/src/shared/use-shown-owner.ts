import { session } from '@rumo/shared-auth'
import { VISITANTE } from '@rumo/shared-auth/device'
import { useState, useSyncExternalStore } from 'react'
import { device } from './device.ts'

/**
 * For whom a guarded page stands. Whose session ended stays until the shell takes the page away: nothing
 * disappears under their hands.
 */
export function useShownOwner(): string {
  const owner = useSyncExternalStore(session.subscribe, device.owner)
  const [shown, setShown] = useState(owner)
  if (owner !== VISITANTE && owner !== shown) setShown(owner)
  return owner === VISITANTE ? shown : owner
}
