import { toSearchText } from './search-text.ts'

const WORD = /[\p{L}\p{N}]+/gu
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u

/** A range of a text, in UTF-16 units. */
export interface Parte {
  from: number
  to: number
}

/**
 * The places where words of a text begin with the words of a search, ignoring accents and case. They are sorted and do
 * not overlap.
 */
export function findTermos(texto: string, busca: string): Parte[] {
  const [folded, places] = fold(texto)
  const found = wordsIn(busca).flatMap((termo) =>
    startsOf(folded, termo).map((at) => ({
      from: places[at] ?? 0,
      to: places[at + termo.length] ?? texto.length,
    })),
  )
  const parts: Parte[] = []
  for (const part of found.toSorted((one, other) => one.from - other.from)) {
    const last = parts.at(-1)
    if (last && part.from <= last.to) last.to = Math.max(last.to, part.to)
    else parts.push(part)
  }
  return parts
}

const wordsIn = (busca: string): string[] => [...new Set(toSearchText(busca).match(WORD))]

/** The text in search form, with the original position of each of its units. */
function fold(texto: string): [string, number[]] {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const char of texto) {
    const seen = toSearchText(char)
    folded += seen
    for (let unit = 0; unit < seen.length; unit++) places.push(at)
    at += char.length
  }
  return [folded, places]
}

function startsOf(folded: string, termo: string): number[] {
  const starts: number[] = []
  for (let at = folded.indexOf(termo); at >= 0; at = folded.indexOf(termo, at + 1)) {
    if (!ENDS_IN_WORD.test(folded.slice(0, at))) starts.push(at)
  }
  return starts
}
