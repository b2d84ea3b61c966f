import { byCount } from '@rumo/shared-ui/words'

/** A list with its number of questions, as an option of a select field: 'Química (3)'. */
export const optionInWords = (nome: string, count: number): string => `${nome} (${count})`

export function listasInWords(listas: readonly string[]): string | null {
  if (listas.length === 0) return null
  return `${byCount(listas.length, 'Lista', 'Listas')}: ${listas.join(', ')}`
}
