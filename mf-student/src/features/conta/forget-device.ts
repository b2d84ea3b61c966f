import { forgetOwner } from '@rumo/shared-auth/device'
import { device } from '../../shared/device.ts'

/** Removes what this device keeps for whoever is signed in; false where the browser refuses. */
export const forgetDevice = () => forgetOwner(device.owner())
