/** A piece of a text, from `from` up to and without `to`. */
export interface Passagem {
  from: number
  to: number
}

/** The lines with words, without the space around them. */
export function linesOf(texto: string): Passagem[] {
  return [...texto.matchAll(/[^\s][^\r\n]*/g)].map(({ 0: line, index }) => ({
    from: index,
    to: index + line.trimEnd().length,
  }))
}

/** What ends a sentence: not the full stop of 1.000, nor that of an abbreviation before a small letter. */
const FIM = /[.!?…]+["”’)]*(?=\s+[^\p{Ll}]|\s*$)/gu

/** The sentences of a piece of a text, each with what ends it. */
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
