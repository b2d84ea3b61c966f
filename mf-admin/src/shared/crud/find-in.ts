import { toSearchText } from '@rumo/contract/search-text'

/** A text in three parts, of which the second is the first place where it says `busca`; null where it does not. */
export function findIn(text: string, busca: string): [string, string, string] | null {
  const wanted = toSearchText(busca.trim())
  if (wanted === '') return null
  // Folding changes lengths: where each folded letter came from.
  const letters = Array.from(text)
  const origins: number[] = []
  let folded = ''
  for (const [index, letter] of letters.entries()) {
    const part = toSearchText(letter)
    folded += part
    for (let unit = 0; unit < part.length; unit++) origins.push(index)
  }
  const at = folded.indexOf(wanted)
  if (at === -1) return null
  const begin = origins[at] ?? 0
  let end = (origins[at + wanted.length - 1] ?? begin) + 1
  // An accent that stands by itself belongs to the letter before it.
  while (end < letters.length && toSearchText(letters[end] ?? '') === '') end++
  const part = (from: number, to?: number) => letters.slice(from, to).join('')
  return [part(0, begin), part(begin, end), part(end)]
}
