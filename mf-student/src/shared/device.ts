import { session } from '@rumo/shared-auth'
import { createDevice } from '@rumo/shared-auth/device'

/** What this device keeps, by the page's session. */
export const device = createDevice(session)
