import { device } from '@rumo/shared-device/device'
import { forgetOwnerAndFiguras } from '@rumo/shared-device/levadas'

/**
 * Returns a function that removes all data that this device keeps for the currently signed-in user. It also works after
 * the user has signed out. Resolves to false when the browser refuses.
 */
export function forgetterOfDevice(): () => Promise<boolean> {
  const owner = device.owner()
  return () => forgetOwnerAndFiguras(owner)
}
