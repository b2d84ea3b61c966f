import { device } from '@rumo/shared-device/device'
import { forgetOwnerAndFiguras } from '@rumo/shared-device/levadas'

/**
 * Gives a function that removes all that this device keeps for the user signed in now, even after they left; false
 * where the browser refuses.
 */
export function forgetterOfDevice(): () => Promise<boolean> {
  const owner = device.owner()
  return () => forgetOwnerAndFiguras(owner)
}
