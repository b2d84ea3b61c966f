import { http, session } from '@rumo/shared-auth'
import { QuestoesGuardadas } from '@rumo/shared-device/guardadas'
import { onTestFinished } from 'vitest'
import { fakeDevice } from './fake-device.ts'

/** The kept questions of a fake device. `kept` reads what the device has stored. */
export function fakeGuardadas() {
  const device = fakeDevice()
  const guardadas = new QuestoesGuardadas({ device, http, session })
  onTestFinished(guardadas.start())
  return {
    device,
    guardadas,
    kept: async () =>
      (await guardadas.heldFor(device.owner())).map(({ id_questao, anotacao, listas }) => ({
        id_questao,
        anotacao,
        listas,
      })),
  }
}
