import { session } from '@rumo/shared-auth'
import { createDevice, forgetOwner } from '@rumo/shared-auth/device'

const device = createDevice(session)

/** Removes what this device keeps for whoever is signed in; false where the browser refuses. */
export const forgetDevice = () => forgetOwner(device.owner())
