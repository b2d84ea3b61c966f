import { http, session } from '@rumo/shared-auth'
import { device } from './device.ts'
import { fila } from './fila.ts'
import { EnvioDeRedacoes } from './redacoes.ts'
import { EnvioDeSimuladosFeitos } from './simulados-feitos.ts'
import { EnvioDeSimulados } from './simulados.ts'

/** The essays of the page's account that wait on this device. */
export const redacoes = new EnvioDeRedacoes({ device, http, session })

/** The simulados of the page's account that wait on this device for their grading. */
export const simulados = new EnvioDeSimulados({ device, http, session })

/** The simulados of the page's account that this device began and ended by itself. */
export const feitos = new EnvioDeSimuladosFeitos({ device, http, session })

/** Starts sending what waits on this device, while the page is open. */
export function startSending(): void {
  fila.start()
  redacoes.start()
  simulados.start()
  feitos.start()
}
