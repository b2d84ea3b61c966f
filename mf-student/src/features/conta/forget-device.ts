import { forgetOwner } from '@rumo/shared-auth/device'
import { device } from '../../shared/device.ts'

/**
 * Gives what removes all that this device keeps for whoever is signed in now, whoever that is by then; false where
 * the browser refuses.
 */
export function forgetterOfDevice(): () => Promise<boolean> {
  const owner = device.owner()
  return () => forgetOwner(owner)
}
