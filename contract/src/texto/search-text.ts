import { deburr } from 'es-toolkit'

/** A text as it is searched, sorted and compared, in the browser and on the server: in lower case, without accents. */
export function toSearchText(text: string): string {
  return deburr(text).toLowerCase()
}
