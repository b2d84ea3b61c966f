import { isId, isText } from '@rumo/contract/shapes'
import type { OwnDevice } from '@rumo/shared-device/device'

const NAME = 'leitor/1'

/** The page is kept for this many PDFs, those that were read last. */
const PDFS_KEPT = 50

type Lida = readonly [url: string, pagina: number]

/** The page at which a PDF was left on this device, from 1; 1 when the device has kept none. */
export async function paginaLida(ownDevice: OwnDevice, url: string): Promise<number> {
  const kept = await ownDevice.read<unknown>(NAME).catch(() => undefined)
  return lidasOf(kept).find(([one]) => one === url)?.[1] ?? 1
}

export function keepPagina(ownDevice: OwnDevice, url: string, pagina: number): Promise<boolean> {
  return ownDevice.update<unknown>(NAME, (kept) => {
    const others = lidasOf(kept).filter(([one]) => one !== url)
    return [[url, pagina] satisfies Lida, ...others].slice(0, PDFS_KEPT)
  })
}

const lidasOf = (kept: unknown): Lida[] => (Array.isArray(kept) ? kept.filter(isLida) : [])

const isLida = (one: unknown): one is Lida =>
  Array.isArray(one) && one.length === 2 && isText(one[0]) && isId(one[1])
