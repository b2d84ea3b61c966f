import { describe, expect, it } from 'vitest'
import { readGlyphs } from './page-glyphs.ts'
import { readObjects } from './page-objects.ts'
import { withPage } from './page.fixture.ts'
import { at } from './small-pdf.fixture.ts'

const read = (content: string, more?: Parameters<typeof withPage>[2]) =>
  withPage(
    content,
    ({ frame, page, pdfium }) =>
      readGlyphs(pdfium, page, frame, readObjects(pdfium, page, frame).texts),
    more,
  )
/** Text that is placed by a text matrix. */
const set = (matrix: string, text = 'A', before = '') =>
  `BT ${before} /F1 1 Tf ${matrix} Tm (${text}) Tj ET`
/** A font whose character 1 has this glyph name. */
const fontWith = (name: string) => ({
  others: [
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 /${name}] >> >>`,
  ],
  font: 6,
})

describe('readGlyphs, of places', () => {
  it('gives a letter by its baseline, as high as its size', async () => {
    const { glyphs } = await read(set('12 0 0 12 50 700', 'Ai'))

    expect(glyphs).toMatchObject([
      { text: 'A', size: 12, baseline: 100, x0: expect.closeTo(50, 1) as number },
      { text: 'i', size: 12, baseline: 100 },
    ])
    expect(glyphs[0]?.y0).toBeCloseTo(100 - 0.76 * 12)
    expect(glyphs[0]?.y1).toBeCloseTo(100 + 0.22 * 12)
    // A glyph's box is as wide as its advance, so the next letter begins where it ends.
    expect(glyphs[0]?.x1).toBeCloseTo(glyphs[1]?.x0 ?? 0, 1)
  })

  it.each([
    ['upright', '10 0 0 10 50 700', false],
    ['nearly so', '10 0.4 -0.4 10 50 700', false],
    ['turned a little', '10 0.6 -0.6 10 50 700', true],
    ['upside down', '-10 0 0 -10 50 700', true],
  ])('knows letters that are %s', async (_, matrix, isTurned) => {
    const { glyphs } = await read(set(matrix))
    expect(glyphs).toMatchObject([{ isTurned }])
  })

  it('leaves out what has its middle beyond the page', async () => {
    // An A of 10 points is 6.67 wide.
    const { glyphs } = await read([at(-3, 700, 'A'), at(-4, 680, 'B'), at(50, -1, 'C')].join('\n'))
    expect(glyphs.map(({ text }) => text)).toEqual(['A'])
  })
})

describe('readGlyphs, of looks', () => {
  it.each([
    ['a font of its own', set('10 0 0 10 50 700'), { isBold: false, isItalic: false }],
    ['letters that are slanted', set('10 0 3 10 50 700'), { isBold: false, isItalic: true }],
    ['hardly slanted', set('10 0 0.9 10 50 700'), { isBold: false, isItalic: false }],
    ['filled and stroked', set('10 0 0 10 50 700', 'A', '2 Tr'), { isBold: true, isItalic: false }],
  ])('knows %s', async (_, content, look) => {
    const { fonts, glyphs } = await read(content)
    expect(fonts[glyphs[0]?.font ?? -1]).toEqual({ name: 'Helvetica', ...look })
  })

  it.each([
    ['painted with nothing', set('10 0 0 10 50 700', 'A', '3 Tr'), true],
    ['that are a clip', set('10 0 0 10 50 700', 'A', '7 Tr'), true],
    ['that are stroked', set('10 0 0 10 50 700', 'A', '1 Tr'), false],
    ['without opacity', `/G gs ${at(50, 700, 'A')}`, true],
    ['with little of it', `/H gs ${at(50, 700, 'A')}`, false],
  ])('hides letters %s: %j', async (_, content, isHidden) => {
    const resources = '/ExtGState << /G << /ca 0 >> /H << /ca 0.1 >> >>'
    const { glyphs } = await read(content, { resources })
    expect(glyphs).toMatchObject([{ isHidden }])
  })

  it('hides the letters whose middle a clip cuts off', async () => {
    const { glyphs } = await read(`q 45 690 11 30 re W n ${at(50, 700, 'AA')} Q`)
    expect(glyphs.map(({ isHidden }) => isHidden)).toEqual([false, true])
    const low = await read(`q 0 690 600 12 re W n ${at(50, 700, 'A')} Q`)
    expect(low.glyphs).toMatchObject([{ isHidden: true }])
  })
})

describe('readGlyphs, of signs', () => {
  it('gives a ligature as one glyph with its letters', async () => {
    const { glyphs } = await read(at(50, 700, 'a\u0001x'), fontWith('fi'))
    const [before, ligature, after] = glyphs

    expect(glyphs.map(({ text }) => text)).toEqual(['a', 'fi', 'x'])
    expect(ligature?.x0).toBeCloseTo(before?.x1 ?? 0, 1)
    expect(ligature?.x1).toBeLessThan((after?.x0 ?? 0) + 1)
  })

  it('says where a font does not tell which sign it is', async () => {
    const { glyphs } = await read(at(50, 700, 'a\u0001'), fontWith('g123'))
    expect(glyphs.map(({ isMissing, text }) => [text, isMissing])).toEqual([
      ['a', false],
      ['\uFFFD', true],
    ])
  })

  it('gives the spaces that are written, and no others', async () => {
    const { glyphs } = await read([at(50, 700, 'a b'), at(200, 700, 'c')].join('\n'))
    expect(glyphs.map(({ text }) => text)).toEqual(['a', ' ', 'b', 'c'])
  })
})
