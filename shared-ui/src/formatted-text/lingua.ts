/** Words that are in nearly every sentence of one of these languages, and in hardly any of the two others. */
const COMMON = {
  pt: 'o ao aos à às os um uma uns umas e é em na nas no nos da das do dos de que não com por para pelo pela são foi mais se seu sua ou',
  en: 'the of and to in is it was for with that this on by from are were they their his her you has have been will not an at which be who',
  es: 'el la los las y en del una con muy lo su sus es son pero hay más por para al de que se',
} as const

const COMMON_OF = Object.entries(COMMON).map(
  ([lingua, words]) => [lingua, new Set(words.split(' '))] as const,
)

/** How many such words a text needs: fewer may be a name or a quotation. */
const LEAST = 2

const QUOTED = /(“[^”]*”)/

/**
 * The language of words that are not in Portuguese, as questions of English have them, so that a screen reader reads
 * them aloud as they are (WCAG 3.1.2). What they quote says nothing of the sentence around it. Undefined in doubt.
 */
export function linguaOf(words: string): string | undefined {
  const own = countsOf(
    words
      .split(QUOTED)
      .filter((_part, place) => place % 2 === 0)
      .join(' '),
  )
  const [pt = 0, ...others] = own.some((count) => count > 0) ? own : countsOf(words)
  const most = Math.max(...others)
  return most >= LEAST && most > pt * 2 ? COMMON_OF[others.indexOf(most) + 1]?.[0] : undefined
}

/** The parts of words with the language of each: what they quote may be in another than they are. */
export function partsByLingua(words: string): { part: string; lingua: string | undefined }[] {
  const parts = words.split(QUOTED).map((part, place) => ({
    part,
    lingua: place % 2 === 1 ? linguaOf(part) : undefined,
  }))
  return parts.filter(({ part }) => part !== '')
}

function countsOf(words: string): number[] {
  const all = words.toLowerCase().match(/\p{L}+/gu) ?? []
  return COMMON_OF.map(([, common]) => all.filter((word) => common.has(word)).length)
}
