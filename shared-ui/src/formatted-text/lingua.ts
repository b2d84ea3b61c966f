/** Words that are in nearly every sentence of one of these languages, and in hardly any sentence of the other two. */
const COMMON = {
  pt: 'o ao aos à às os um uma uns umas e é em na nas no nos da das do dos de que não com por para pelo pela são foi mais se seu sua ou',
  en: 'the of and to in is it was for with that this on by from are were they their his her you has have been will not an at which be who',
  es: 'el la los las y en del una con muy lo su sus es son pero hay más por para al de que se',
} as const

const COMMON_OF = Object.entries(COMMON).map(
  ([lingua, words]) => [lingua, new Set(words.split(' '))] as const,
)

/** How many such words a text needs. Fewer may be a name or a quotation. */
const LEAST = 2

const QUOTED = /(“[^”]*”)/

/**
 * The language of a text that is not in Portuguese, such as questions about English, so that a screen reader pronounces
 * it correctly (WCAG 3.1.2). Quotations in the text do not count for the text around them. Undefined when in doubt.
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

/** The parts of a text with the language of each. A quotation may be in another language than the text. */
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
