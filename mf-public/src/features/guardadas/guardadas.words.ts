import { byCount } from '@rumo/shared-ui/words'

/** How many questions a list has, as an option of a field: 'Química (3)'. */
export const optionInWords = (nome: string, count: number): string => `${nome} (${count})`

export function listasInWords(listas: readonly string[]): string | null {
  if (listas.length === 0) return null
  return `${byCount(listas.length, 'Lista', 'Listas')}: ${listas.join(', ')}`
}
