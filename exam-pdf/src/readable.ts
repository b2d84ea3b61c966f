import { sumBy } from 'es-toolkit'
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

/** The counts of a page's text, taken before it is read. */
export interface Tally {
  letters: number
  missing: number
  words: number
  common: number
}

/** Counts the letters of a page, those without a character, its words, and how many of these are common. */
export function tallyOf({ glyphs }: PageContent): Tally {
  const letters = glyphs.filter(({ text }) => text.trim() !== '')
  const text = glyphs
    .map((glyph, index) => breakBefore(glyphs[index - 1], glyph) + glyph.text)
    .join('')
  const words = text.toLowerCase().match(/[\p{L}\p{N}\uFFFD]+/gu) ?? []
  return {
    letters: letters.length,
    missing: letters.filter(({ isMissing }) => isMissing).length,
    words: words.length,
    common: words.filter((word) => COMMON.has(word)).length,
  }
}

/** Throws a Refusal where the text of a booklet is missing or is no text that can be read. */
export function checkReadable(pages: readonly Tally[]): void {
  const letters = sumBy(pages, (page) => page.letters)
  const words = sumBy(pages, (page) => page.words)
  if (letters < LEAST_LETTERS * pages.length) throw new Refusal('pdf_sem_texto')
  const isMissing = sumBy(pages, (page) => page.missing) > MOST_MISSING * letters
  const isNoise = sumBy(pages, (page) => page.common) < LEAST_COMMON * words
  if (isMissing || isNoise) throw new Refusal('pdf_com_texto_ilegivel')
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
