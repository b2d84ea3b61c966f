/** A formula, finished or not: it ends with its closing sign, otherwise at the end of the line. */
const FORMULA = /\\\(([^\n]*?)(?:\\\)|$)|\\\[([^\n]*?)(?:\\\]|$)/gm

/** The source of the formula that contains a position (in UTF-16 units); null if none does. */
export function formulaEm(texto: string, place: number): string | null {
  for (const { index, 1: inLine, 2: displayed } of texto.matchAll(FORMULA)) {
    const source = inLine ?? displayed ?? ''
    const begin = index + '\\('.length
    if (place >= begin && place <= begin + source.length) return source
  }
  return null
}
