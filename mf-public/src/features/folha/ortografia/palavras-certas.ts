import { isText, listOf } from '@rumo/contract/shapes'
import type { OwnDevice } from '@rumo/shared-device/device'
import { keyOf } from './para-conferir.ts'

const NAME = 'palavras-certas/1'
/** How many words are kept; the oldest are dropped. */
const MOST_KEPT = 500

const isList = listOf(isText)
const listIn = (kept: unknown): string[] => (isList(kept) ? [...kept] : [])

/** The words that the user declared right, in lower case. Empty when the device's storage cannot be read. */
export async function readPalavrasCertas(own: OwnDevice): Promise<string[]> {
  return own.read<unknown>(NAME).then(listIn, () => [])
}

/** Keeps one more word on this device; resolves to false when the browser refuses to store it. */
export function keepPalavraCerta(own: OwnDevice, palavra: string): Promise<boolean> {
  const key = keyOf(palavra)
  return own.update<unknown>(NAME, (kept) =>
    [key, ...listIn(kept).filter((one) => one !== key)].slice(0, MOST_KEPT),
  )
}
