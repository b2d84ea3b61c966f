import { rascunhoDaRedacao } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import type { OwnDevice } from '@rumo/shared-device/device'
import { encontroOf, escritoOf, readVisto } from './dois-aparelhos.ts'
import type { Rascunho } from './rascunho.ts'

/**
 * The heading of the draft that the user of an account would find on the sheet. `here` is the draft of this device. Null
 * when there is none, or when another device has sent or discarded it. When the server does not answer, the device
 * decides. Rejects when the device refuses.
 */
export async function rascunhoAgora(
  own: OwnDevice,
  here: Rascunho | null,
  signal: AbortSignal,
): Promise<{ titulo: string } | null> {
  const mine = here && { titulo: here.tema.titulo }
  if (!http.offers(rascunhoDaRedacao.find)) return mine
  const servidor = await http.call(rascunhoDaRedacao.find, { signal }).catch(() => null)
  const encontro = encontroOf(here && escritoOf(here), await readVisto(own), servidor)
  if (encontro === 'traz') return servidor && { titulo: servidor.titulo }
  return encontro === 'larga' ? null : mine
}
