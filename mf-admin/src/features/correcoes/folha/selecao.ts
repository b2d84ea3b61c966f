import { isWithin, type Passagem } from '@rumo/contract/rules'
import { once } from 'es-toolkit'

/**
 * A text as a text field shows it. A field holds each line break (`\n`, `\r\n` or `\r`) as one character, so its
 * positions differ from those in the text; the two functions convert passages.
 */
export interface TextoNoCampo {
  campo: string
  toTexto: (passagem: Passagem) => Passagem
  toCampo: (passagem: Passagem) => Passagem
}

export function textoNoCampo(texto: string): TextoNoCampo {
  const pairs = [...texto.matchAll(/\r\n/g)].map(({ index }) => index)
  /**
   * `pairs` holds the position in the text of each `\r\n`, of which the field lacks one character. So `pair - before`
   * is the position of that line break in the field.
   */
  const toTexto = (place: number) =>
    place + pairs.filter((pair, before) => pair - before < place).length
  const toCampo = (place: number) => place - pairs.filter((pair) => pair < place).length
  return {
    campo: texto.replaceAll(/\r\n?/g, '\n'),
    toTexto: ({ inicio, fim }) => ({ inicio: toTexto(inicio), fim: toTexto(fim) }),
    toCampo: ({ inicio, fim }) => ({ inicio: toCampo(inicio), fim: toCampo(fim) }),
  }
}

/** The selection extended to whole characters and without the blanks around it; null if nothing is left. */
export function trimmedPassagem(texto: string, passagem: Passagem): Passagem | null {
  if (!isWithin(passagem, texto.length)) return null
  const { inicio, fim } = wholePassagem(texto, passagem)
  const selected = texto.slice(inicio, fim)
  const trimmed = {
    inicio: inicio + selected.length - selected.trimStart().length,
    fim: fim - selected.length + selected.trimEnd().length,
  }
  return isWithin(trimmed, texto.length) ? trimmed : null
}

const characters = once(() => new Intl.Segmenter('pt-BR'))

/** Some ways to select stop within what a reader sees as one character, such as an emoji or a letter with its accent. */
function wholePassagem(texto: string, { inicio, fim }: Passagem): Passagem {
  const segments = characters().segment(texto)
  const first = segments.containing(inicio)
  const last = segments.containing(fim - 1)
  return {
    inicio: first?.index ?? inicio,
    fim: last ? last.index + last.segment.length : fim,
  }
}
