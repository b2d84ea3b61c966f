import { countedWords } from '@rumo/shared-ui/words'

/** A count with its noun, whose every word takes an s: '1 palavra', '2 trechos copiados'. */
export function counted(count: number, noun: string): string {
  return countedWords(count, noun, noun.replaceAll(/(?= |$)/g, 's'))
}
