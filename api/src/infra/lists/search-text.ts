import { deburr } from 'es-toolkit'

/** A text as searching and sorting see it: lower case, without marks. */
export function toSearchText(text: string): string {
  return deburr(text).toLowerCase()
}
