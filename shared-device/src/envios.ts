import { http, session } from '@rumo/shared-auth'
import { device } from './device.ts'
import { fila } from './fila.ts'
import { EnvioDeRedacoes } from './redacoes.ts'
import { EnvioDeSimuladosFeitos } from './simulados-feitos.ts'
import { EnvioDeSimulados } from './simulados.ts'

/** Sends the essays of the page's account that wait on this device. */
export const redacoes = new EnvioDeRedacoes({ device, http, session })

/** Hands in the simulados of the page's account that wait on this device to be graded. */
export const simulados = new EnvioDeSimulados({ device, http, session })

/** Sends the simulados that the page's account started and ended on this device while it was offline. */
export const feitos = new EnvioDeSimuladosFeitos({ device, http, session })

/** Starts sending everything that waits on this device, as long as the page is open. */
export function startSending(): void {
  fila.start()
  redacoes.start()
  simulados.start()
  feitos.start()
}
