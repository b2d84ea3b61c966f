import type { PageContent } from './model.ts'
import { Refusal } from './refusal.ts'

/** A booklet has more letters than this on a page, on the average. */
const LEAST_LETTERS = 80
/** More signs without a character than this part are no accident. */
const MOST_MISSING = 0.15
/** Words that no Portuguese text does without; English and Spanish ones are in booklets too. */
const COMMON = new Set(
  'de da do das dos a o as os e que em no na um uma para com por se não ao à the of to and in el la los y en'.split(
    ' ',
  ),
)
/** How many words of a text are among them, at least. */
const LEAST_COMMON = 0.12

/** Throws a Refusal where the text of a booklet is missing or is no text that anybody could read. */
export function checkReadable(pages: readonly PageContent[]): void {
  const glyphs = pages.flatMap((page) => page.glyphs).filter(({ text }) => text.trim() !== '')
  if (glyphs.length < LEAST_LETTERS * pages.length) throw new Refusal('pdf_sem_texto')
  const missing = glyphs.filter(({ isMissing }) => isMissing).length
  if (missing > MOST_MISSING * glyphs.length) throw new Refusal('pdf_com_texto_ilegivel')
  if (shareOfCommon(pages) < LEAST_COMMON) throw new Refusal('pdf_com_texto_ilegivel')
}

function shareOfCommon(pages: readonly PageContent[]): number {
  let words = 0
  let common = 0
  for (const { glyphs } of pages) {
    const text = glyphs
      .map((glyph, index) => breakBefore(glyphs[index - 1], glyph) + glyph.text)
      .join('')
    for (const word of text.toLowerCase().split(/[^\p{L}\p{N}\uFFFD]+/u)) {
      if (word === '') continue
      words += 1
      if (COMMON.has(word)) common += 1
    }
  }
  return words === 0 ? 0 : common / words
}

function breakBefore(
  before: PageContent['glyphs'][number] | undefined,
  glyph: PageContent['glyphs'][number],
): string {
  const isNext =
    before &&
    Math.abs(before.baseline - glyph.baseline) < 1 &&
    glyph.x0 - before.x1 < 0.17 * glyph.size
  return isNext ? '' : ' '
}
