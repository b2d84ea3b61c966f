import { isWithin, type Passagem } from '@rumo/contract/rules'

/**
 * A field shows each of the line breaks that a text may have as one character: what stands in it, and the way from
 * its places to those of the text and back.
 */
export interface TextoNoCampo {
  campo: string
  toTexto: (passagem: Passagem) => Passagem
  toCampo: (passagem: Passagem) => Passagem
}

export function textoNoCampo(texto: string): TextoNoCampo {
  const pairs = [...texto.matchAll(/\r\n/g)].map(({ index }) => index)
  /** A pair is left out of the field by its first character, which stands in the text at `pairs[n]`. */
  const toTexto = (place: number) =>
    place + pairs.filter((pair, before) => pair - before < place).length
  const toCampo = (place: number) => place - pairs.filter((pair) => pair < place).length
  return {
    campo: texto.replaceAll(/\r\n?/g, '\n'),
    toTexto: ({ inicio, fim }) => ({ inicio: toTexto(inicio), fim: toTexto(fim) }),
    toCampo: ({ inicio, fim }) => ({ inicio: toCampo(inicio), fim: toCampo(fim) }),
  }
}

/** The selection in whole characters, without the blanks around it; null where nothing is left. */
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

const characters = new Intl.Segmenter('pt-BR')

/** Some ways to select stop within what a reader sees as one character, such as an emoji or a letter with its accent. */
function wholePassagem(texto: string, { inicio, fim }: Passagem): Passagem {
  const segments = characters.segment(texto)
  const first = segments.containing(inicio)
  const last = segments.containing(fim - 1)
  return {
    inicio: first?.index ?? inicio,
    fim: last ? last.index + last.segment.length : fim,
  }
}
