import type { Passagem } from '../conferir/passagem.ts'
import { palavrasInteiras } from '../palavras.ts'

/** A word whose spelling is checked, with every place where it stands. */
export interface Escrita {
  palavra: string
  passagens: readonly Passagem[]
}

/** By which words are the same: case apart. */
export const keyOf = (palavra: string) => palavra.normalize('NFC').toLocaleLowerCase('pt-BR')

/** The words of texts that are known to be right, such as those of the theme. */
export const wordsIn = (textos: readonly string[]): ReadonlySet<string> =>
  new Set(textos.flatMap((texto) => palavrasInteiras(texto).map(({ palavra }) => keyOf(palavra))))

/** What stands before a word that begins a sentence or a line. */
const COMECO = /(?:^|[\n.!?…:"“‘—–-]|[.!?…]["”’)])\s*$/

/**
 * The words of a text whose spelling is to be checked, each once: without numbers, those that are known, what is written
 * in capitals, and names, which have a capital in the middle of a sentence.
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
