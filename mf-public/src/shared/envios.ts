import { http, session } from '@rumo/shared-auth'
import { EnvioDeRedacoes } from '@rumo/shared-auth/redacoes'
import { EnvioDeSimulados } from '@rumo/shared-auth/simulados'
import { device } from './device.ts'
import { fila } from './fila.ts'

/** The essays that wait on this device for the server, by the page's session. */
export const redacoes = new EnvioDeRedacoes({ device, http, session })

/** The simulados that wait on this device for their grading, by the page's session. */
export const simulados = new EnvioDeSimulados({ device, http, session })

/** Starts sending what waits on this device, while the page is open. */
export function startSending(): void {
  fila.start()
  redacoes.start()
  simulados.start()
}
