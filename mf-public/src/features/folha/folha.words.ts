import { countedWords } from '@rumo/shared-ui/words'

/** A count with its noun. Every word of the noun gets an 's' in the plural: '1 palavra', '2 trechos copiados'. */
export function counted(count: number, noun: string): string {
  return countedWords(count, noun, noun.replaceAll(/(?= |$)/g, 's'))
}
