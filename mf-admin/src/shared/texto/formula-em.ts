/** A formula as far as it is written: it ends with its sign, or else with its line. */
const FORMULA = /\\\(([^\n]*?)(?:\\\)|$)|\\\[([^\n]*?)(?:\\\]|$)/gm

/** The source of the formula in which a place of a text stands, in UTF-16 units; null in none. */
export function formulaEm(texto: string, place: number): string | null {
  for (const { index, 1: inLine, 2: displayed } of texto.matchAll(FORMULA)) {
    const source = inLine ?? displayed ?? ''
    const begin = index + '\\('.length
    if (place >= begin && place <= begin + source.length) return source
  }
  return null
}
