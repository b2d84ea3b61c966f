import { sumBy } from 'es-toolkit'
import type { PageContent } from './model.ts'
import { Refusal } from './refusal.ts'

/** A booklet has on average at least this many letters per page. */
const LEAST_LETTERS = 80
/** Where a greater share of the characters is unknown, the fonts do not say which letters they show. */
const MOST_MISSING = 0.15
/**
 * Very frequent words, which every Portuguese text contains. English and Spanish ones are included, because booklets
 * have texts in these languages.
 */
const COMMON = new Set(
  'de da do das dos a o as os e que em no na um uma para com por se não ao à the of to and in el la los y en'.split(
    ' ',
  ),
)
/** Minimum share of a readable text's words that are among COMMON. */
const LEAST_COMMON = 0.12

/** Counts of a page's text, which are taken before the page is read. */
export interface Tally {
  letters: number
  missing: number
  words: number
  common: number
}

/** Counts the letters of a page, the unknown ones among them, its words, and the common ones among these. */
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

/** Throws a Refusal where a booklet has hardly any text, or where its text is unreadable. */
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
