/** A piece of a text by its indexes; `to` is exclusive. */
export interface Passagem {
  from: number
  to: number
}

/** The lines that have words, without the white space around them. */
export function linesOf(texto: string): Passagem[] {
  return [...texto.matchAll(/[^\s][^\r\n]*/g)].map(({ 0: line, index }) => ({
    from: index,
    to: index + line.trimEnd().length,
  }))
}

/**
 * The end of a sentence. The point in 1.000 does not match, and neither does that of an abbreviation before a
 * lower-case letter.
 */
const FIM = /[.!?…]+["”’)]*(?=\s+[^\p{Ll}]|\s*$)/gu

/** The sentences in a passage of a text, each with its closing punctuation. */
export function frasesOf(texto: string, { from, to }: Passagem): Passagem[] {
  const piece = texto.slice(from, to)
  const ends = [...piece.matchAll(FIM)].map(({ 0: end, index }) => index + end.length)
  const frases: Passagem[] = []
  let at = 0
  for (const end of [...ends, piece.length]) {
    const sentence = piece.slice(at, end)
    const begin = at + sentence.length - sentence.trimStart().length
    if (begin < end) frases.push({ from: from + begin, to: from + end })
    at = end
  }
  return frases
}
