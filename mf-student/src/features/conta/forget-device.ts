import { device, forgetOwner } from '@rumo/shared-device/device'

/**
 * Gives what removes all that this device keeps for whoever is signed in now, whoever that is by then; false where
 * the browser refuses.
 */
export function forgetterOfDevice(): () => Promise<boolean> {
  const owner = device.owner()
  return () => forgetOwner(owner)
}
