import { isText, shapeOf } from '@rumo/contract/shapes'
import type { OwnDevice } from '@rumo/shared-device/device'
import { isChave, newChave } from '@rumo/shared-device/fila'

const NAME = 'simulado-inicio/1'

/** A start whose answer has not come, as far as this device knows. */
interface Inicio {
  /** What was asked for, in words of the device's own. */
  pedido: string
  /** The second one is for a draw that is repeated with all questions. */
  chaves: readonly [string, string]
}

const isInicio = shapeOf<Inicio>({
  pedido: isText,
  chaves: (value): value is Inicio['chaves'] =>
    Array.isArray(value) && value.length === 2 && value.every(isChave),
})

/**
 * Keeps what a start is known by before the server is asked: asked for again, also after a reload, it is the same
 * start (`isRepeated`) and the server begins nothing twice. What the device refuses to keep is new each time.
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

/** What was begun is on this device, or is not wanted any more: the next start is another one. */
export const forgetInicio = (ownDevice: OwnDevice): Promise<boolean> =>
  ownDevice.update<unknown>(NAME, () => undefined)
