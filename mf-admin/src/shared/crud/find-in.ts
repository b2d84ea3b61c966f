import { toSearchText } from '@rumo/contract/search-text'

/** Splits a text into three parts, of which the second is the first match of `busca`; null if there is none. */
export function findIn(text: string, busca: string): [string, string, string] | null {
  const wanted = toSearchText(busca.trim())
  if (wanted === '') return null
  // Folding a text for the search changes its length. `origins` holds for each folded letter the index of the original
  // one.
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
  // A combining accent belongs to the letter before it.
  while (end < letters.length && toSearchText(letters[end] ?? '') === '') end++
  const part = (from: number, to?: number) => letters.slice(from, to).join('')
  return [part(0, begin), part(begin, end), part(end)]
}
