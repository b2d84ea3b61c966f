import { palavrasOf } from '../palavras.ts'
import type { Passagem } from './passagem.ts'

/** The places where a word stands twice in a row with nothing but spaces between, which is a slip of the hand. */
export function dobradasIn(texto: string): Passagem[] {
  // Not by the form in which words are compared elsewhere: 'é e' is no slip.
  const written = (word: Passagem) => texto.slice(word.from, word.to).toLocaleLowerCase('pt-BR')
  const all = palavrasOf(texto)
  return all.flatMap((word, place) => {
    const next = all[place + 1]
    const isDoubled =
      next !== undefined &&
      written(next) === written(word) &&
      !/^\d/.test(word.forma) &&
      /^ +$/.test(texto.slice(word.to, next.from))
    return isDoubled ? [{ from: word.from, to: next.to }] : []
  })
}
