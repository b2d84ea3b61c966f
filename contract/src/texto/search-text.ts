import { deburr } from 'es-toolkit'

/** A text as searching, sorting and comparing see it, in the browser and on the server: lower case, without marks. */
export function toSearchText(text: string): string {
  return deburr(text).toLowerCase()
}
