import { toSearchText } from '@rumo/contract/search-text'

/** A word and where it stands in its text, from `from` up to and without `to`. */
export interface Palavra {
  /** Lower case, without accents: 'É' and 'e' are one. */
  forma: string
  from: number
  to: number
}

/** Letters and digits; what a hyphen or an apostrophe joins is one word, and so is 1,5 or 1.000. */
const PALAVRA = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+|(?<=\p{N})[.,]\p{N}+)*/gu

/** Letters and digits alone: for a comparison that no hyphen or apostrophe is to escape. */
const PARTE = /[\p{L}\p{M}\p{N}]+/gu

export function countPalavras(texto: string): number {
  return texto.match(PALAVRA)?.length ?? 0
}

/** The words of a text as they are compared: without case, accents and punctuation. */
export function palavrasOf(texto: string): Palavra[] {
  return [...texto.matchAll(PARTE)].map(({ 0: palavra, index }) => ({
    forma: toSearchText(palavra),
    from: index,
    to: index + palavra.length,
  }))
}

/** The words of a text as they were written, with what a hyphen or an apostrophe joins. */
export function palavrasInteiras(texto: string): { palavra: string; from: number; to: number }[] {
  return [...texto.matchAll(PALAVRA)].map(({ 0: palavra, index }) => ({
    palavra,
    from: index,
    to: index + palavra.length,
  }))
}
