import { toSearchText } from '@rumo/contract/search-text'

/** A word and its place in the text; `to` is exclusive. */
export interface Palavra {
  /** Lower case and without accents, so that 'É' and 'e' are the same. */
  forma: string
  from: number
  to: number
}

/** Letters and digits. Parts joined by a hyphen or an apostrophe are one word, and so are 1,5 and 1.000. */
const PALAVRA = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+|(?<=\p{N})[.,]\p{N}+)*/gu

/**
 * Letters and digits only. Parts joined by a hyphen or an apostrophe are separate words, so that adding or leaving out
 * a hyphen does not hide a copy.
 */
const PARTE = /[\p{L}\p{M}\p{N}]+/gu

export function countPalavras(texto: string): number {
  return texto.match(PALAVRA)?.length ?? 0
}

/** The words of a text in the form in which they are compared: without case, accents and punctuation. */
export function palavrasOf(texto: string): Palavra[] {
  return [...texto.matchAll(PARTE)].map(({ 0: palavra, index }) => ({
    forma: toSearchText(palavra),
    from: index,
    to: index + palavra.length,
  }))
}

/** The words of a text as they are written. Parts joined by a hyphen or an apostrophe are one word. */
export function palavrasInteiras(texto: string): { palavra: string; from: number; to: number }[] {
  return [...texto.matchAll(PALAVRA)].map(({ 0: palavra, index }) => ({
    palavra,
    from: index,
    to: index + palavra.length,
  }))
}
