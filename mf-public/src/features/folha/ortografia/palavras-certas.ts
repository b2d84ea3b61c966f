import { isText, listOf } from '@rumo/contract/shapes'
import type { OwnDevice } from '@rumo/shared-device/device'
import { keyOf } from './para-conferir.ts'

const NAME = 'palavras-certas/1'
/** The oldest are forgotten. */
const MOST_KEPT = 500

const isList = listOf(isText)
const listIn = (kept: unknown): string[] => (isList(kept) ? [...kept] : [])

/** The words that the writer said are right; none where the device cannot be read. */
export async function readPalavrasCertas(own: OwnDevice): Promise<string[]> {
  return own.read<unknown>(NAME).then(listIn, () => [])
}

/** Remembers one more on this device; false where it refuses. */
export function keepPalavraCerta(own: OwnDevice, palavra: string): Promise<boolean> {
  const key = keyOf(palavra)
  return own.update<unknown>(NAME, (kept) =>
    [key, ...listIn(kept).filter((one) => one !== key)].slice(0, MOST_KEPT),
  )
}
