import type { Passagem } from '../conferir/passagem.ts'
import { palavrasInteiras } from '../palavras.ts'

/** A word to check, with every place where it stands. */
export interface Escrita {
  palavra: string
  passagens: readonly Passagem[]
}

/** The key under which two words count as the same: case does not matter. */
export const keyOf = (palavra: string) => palavra.normalize('NFC').toLocaleLowerCase('pt-BR')

/** The keys of the words in texts that count as right, such as those of the theme. */
export const wordsIn = (textos: readonly string[]): ReadonlySet<string> =>
  new Set(textos.flatMap((texto) => palavrasInteiras(texto).map(({ palavra }) => keyOf(palavra))))

/** The text before a word that begins a sentence or a line, where a capital does not mean a name. */
const COMECO = /(?:^|[\n.!?…:"“‘—–-]|[.!?…]["”’)])\s*$/

/**
 * The words of a text to check, each once. Left out are words with digits, known words, words in capitals, and names,
 * which are recognized by a capital in the middle of a sentence.
 */
export function paraConferir(texto: string, known: ReadonlySet<string>): Escrita[] {
  const words = palavrasInteiras(texto).filter(({ palavra }) => !/\p{N}/u.test(palavra))
  const names = new Set(
    words
      .filter(({ palavra, from }) => isCapital(palavra) && !COMECO.test(texto.slice(0, from)))
      .map(({ palavra }) => keyOf(palavra)),
  )
  const found = new Map<string, Escrita & { passagens: Passagem[] }>()
  for (const { palavra, from, to } of words) {
    const key = keyOf(palavra)
    if (known.has(key) || names.has(key) || isSigla(palavra)) continue
    const one = found.get(key) ?? { palavra, passagens: [] }
    one.passagens.push({ from, to })
    found.set(key, one)
  }
  return [...found.values()]
}

const isCapital = (palavra: string) => /^\p{Lu}/u.test(palavra)
const isSigla = (palavra: string) => /^[\p{Lu}\p{M}'’-]+$/u.test(palavra) && palavra.length > 1
