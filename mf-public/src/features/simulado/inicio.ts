import { isText, shapeOf, type Guarded } from '@rumo/contract/shapes'
import type { OwnDevice } from '@rumo/shared-device/device'
import { isChave, newChave } from '@rumo/shared-device/fila'

const NAME = 'simulado-inicio/1'

/** The start of a simulado that was requested, and whose answer has not come as far as this device knows. */
const isInicio = shapeOf({
  /** What was requested, as a text of this device. */
  pedido: isText,
  /** The chaves of the start. The second one is for a draw that is repeated with all questions. */
  chaves: (value): value is readonly [string, string] =>
    Array.isArray(value) && value.length === 2 && value.every(isChave),
})

type Inicio = Guarded<typeof isInicio>

/**
 * Keeps the chaves of a start before the server is asked. The same request, even after a reload, then has the same
 * chaves (`isRepeated`), and the server does not begin a second simulado. If the device refuses to keep them, each
 * request has new ones.
 */
export async function keepInicio(ownDevice: OwnDevice, pedido: string, chave: string) {
  let [inicio, isRepeated]: [Inicio, boolean] = [{ pedido, chaves: [chave, newChave()] }, false]
  await ownDevice.update<unknown>(NAME, (kept) => {
    isRepeated = isInicio(kept) && kept.pedido === pedido
    if (isInicio(kept) && isRepeated) inicio = kept
    return inicio
  })
  return { chaves: inicio.chaves, isRepeated }
}

/** Forgets the start, because the simulado is on this device or no longer wanted. The next start gets new chaves. */
export const forgetInicio = (ownDevice: OwnDevice): Promise<boolean> =>
  ownDevice.update<unknown>(NAME, () => undefined)
