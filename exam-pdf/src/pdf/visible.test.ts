import { range } from 'es-toolkit'
import { expect, it } from 'vitest'
import { readGlyphs } from './page-glyphs.ts'
import { readObjects } from './page-objects.ts'
import { withPage } from './page.fixture.ts'
import { at, box } from './small-pdf.fixture.ts'
import { hideWhatIsCovered } from './visible.ts'

const resources = '/ExtGState << /G << /ca 0.5 >> >>'
/** The letters of the page that are marked as hidden. */
const hidden = (content: string) =>
  withPage(
    content,
    ({ frame, page, pdfium }) => {
      const { drawings, texts } = readObjects(pdfium, page, frame)
      const { glyphs } = readGlyphs(pdfium, page, frame, texts)
      hideWhatIsCovered({ pdfium, page, frame, glyphs, drawings, texts })
      return glyphs
        .filter(({ isHidden }) => isHidden)
        .map(({ text }) => text)
        .join('')
    },
    { resources },
  )
/** A 10-point M is 8.33 points wide. */
const WORD = at(50, 700, 'MNOP')
const white = (text: string, y = 700) => `q 1 g ${at(50, y, text)} Q`

it.each([
  ['all of it under a box', `${WORD} ${box(40, 690, 100, 30, 0.5)}`, 'MNOP'],
  ['its first letters under one', `${WORD} ${box(40, 690, 25.6, 30, 0.5)}`, 'MN'],
  ['on a box', `${box(40, 690, 100, 30, 0.5)} ${WORD}`, ''],
  ['under what shines through', `${WORD} /G gs ${box(40, 690, 100, 30, 0.5)}`, ''],
  ['under a frame', `${WORD} 40 690 100 30 re S`, ''],
  ['under a box that leaves some of it', `${WORD} ${box(40, 702, 100, 30, 0.5)}`, ''],
])('hides of text %s what is not visible', async (_, content, letters) => {
  expect(await hidden(content)).toBe(letters)
})

it.each([
  ['white on white', white('MN'), 'MN'],
  ['nearly white', `q 0.98 g ${WORD} Q`, 'MNOP'],
  ['light grey', `q 0.9 g ${WORD} Q`, ''],
  ['white on a dark box', `${box(40, 690, 100, 30, 0.2)} ${white('MN')}`, ''],
  ['white, half on a dark box', `${box(40, 690, 24, 30, 0.2)} ${white('MNOP')}`, 'OP'],
  ['white on a white box', `${box(40, 690, 100, 30, 1)} ${white('MN')}`, 'MN'],
])('hides of text that is %s what is not visible', async (_, content, letters) => {
  expect(await hidden(content)).toBe(letters)
})

it('hides of two words the one that is covered alone', async () => {
  expect(await hidden(`${WORD} ${WORD.replace('700', '650')} ${box(40, 690, 100, 30, 0.5)}`)).toBe(
    'MNOP',
  )
})

const texts = (count: number) => range(count).map((row) => white('M', 790 - 12 * row))

it('tries sixty texts, and no more', async () => {
  expect(await hidden(texts(60).join(' '))).toHaveLength(60)
  expect(await hidden(texts(62).join(' '))).toHaveLength(60)
})
