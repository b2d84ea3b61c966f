import { numberWords } from '@rumo/shared-ui/words'

/** A count with its noun, whose every word takes an s: '1 palavra', '2 trechos copiados'. They do not part. */
export function counted(count: number, noun: string): string {
  const words = count === 1 ? noun : noun.replaceAll(/(?= |$)/g, 's')
  return `${numberWords(count)}\u00A0${words}`
}
