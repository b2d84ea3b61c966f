import { http, session } from '@rumo/shared-auth'
import { FilaDeTentativas } from '@rumo/shared-auth/fila'
import { device } from './device.ts'

/** The attempts that wait on this device for the server, by the page's session. */
export const fila = new FilaDeTentativas({ device, http, session })
