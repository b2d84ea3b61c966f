import { range } from 'es-toolkit'
import { describe, expect, it } from 'vitest'
import { readObjects } from './page-objects.ts'
import { withPage } from './page.fixture.ts'
import { at, box } from './small-pdf.fixture.ts'

type More = Parameters<typeof withPage>[2]
const read = (content: string, more?: More) =>
  withPage(content, ({ frame, page, pdfium }) => readObjects(pdfium, page, frame), more)
/** The boxes of the drawings, rounded to whole points, as left, right, top, bottom. */
const places = async (content: string, more?: More) => {
  const { drawings } = await read(content, more)
  return drawings.map(({ x0, x1, y0, y1 }) => [x0, x1, y0, y1].map((value) => Math.round(value)))
}
/** A form XObject with several drawings; `entries` may give it a coordinate system of its own. */
const form = (content: string, entries = '') =>
  `<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`

describe('readObjects, of drawings', () => {
  it('says what each is, in the order of painting', async () => {
    const image = 'q 60 0 0 30 100 300 cm BI /W 1 /H 1 /CS /G /BPC 8 ID 0 EI Q'
    const line = '1 0 0 RG 50 600 m 150 600 l S'
    const { drawings } = await read([box(50, 700, 100, 20, 0.5), line, image].join('\n'))

    expect(drawings).toMatchObject([
      { kind: 'path', isFilled: true, lightness: expect.closeTo(0.5, 1) as number, opacity: 1 },
      { kind: 'path', isFilled: false, segments: 2 },
      { kind: 'image', isFilled: true, segments: 0 },
    ])
    expect(drawings.map(({ z }) => z)).toEqual([1, 2, 3])
    expect(drawings[2]?.x0).toBeCloseTo(100)
    expect(drawings[2]?.y1).toBeCloseTo(500)
  })

  it.each([
    ['1 0 0', 0.3],
    ['0 1 0', 0.59],
    ['0 0 1', 0.11],
    ['1 1 1', 1],
  ])('knows how light a filling of %s is', async (colour, lightness) => {
    const { drawings } = await read(`${colour} rg 50 700 100 20 re f`)
    expect(drawings[0]?.lightness).toBeCloseTo(lightness, 2)
  })

  it('knows how opaque a filling is', async () => {
    const resources = '/ExtGState << /G << /ca 0.5 >> >>'
    const { drawings } = await read(`/G gs ${box(50, 700, 100, 20, 0)}`, { resources })
    expect(drawings[0]?.opacity).toBeCloseTo(0.5, 2)
  })
})

const clipped = (...clips: string[]) =>
  places(`q ${clips.map((clip) => `${clip} re W n`).join(' ')} ${box(50, 700, 100, 20, 0)} Q`)

describe('readObjects, of clips', () => {
  it('leaves of a drawing what its clip does, and nothing where that is nothing', async () => {
    expect(await clipped('60 690 20 100')).toEqual([[60, 80, 80, 100]])
    expect(await clipped('60 690 20 100', '70 710 100 100')).toEqual([[70, 80, 80, 90]])
    expect(await clipped('60 690 20 100', '90 690 20 100')).toEqual([])
    expect(await clipped('200 690 20 100')).toEqual([])
  })

  it('leaves a line, which has no area', async () => {
    expect(await places('q 60 690 20 100 re W n 50 700 100 0 re f Q')).toEqual([[60, 80, 100, 100]])
  })
})

describe('readObjects, of one path', () => {
  it('gives its rectangles one by one', async () => {
    const drawings = await read('50 700 100 20 re 300 700 100 20 re f').then((all) => all.drawings)
    expect(drawings.map(({ segments, x0 }) => [segments, Math.round(x0)])).toEqual([
      [6, 50],
      [6, 300],
    ])
    expect(await places('2 0 0 2 0 0 cm 50 300 10 20 re 80 300 10 20 re f')).toEqual([
      [100, 120, 160, 200],
      [160, 180, 160, 200],
    ])
  })

  it.each([
    ['a curve', '300 700 m 320 720 340 720 360 700 c h'],
    ['a triangle', '300 700 m 340 700 l 320 720 l h'],
    ['a figure of five corners', '300 700 m 340 700 l 340 710 l 320 720 l 300 710 l h'],
  ])('gives it as a whole where there is %s in it', async (_, other) => {
    expect(await places(`50 700 100 20 re 200 700 20 20 re ${other} f`)).toHaveLength(1)
  })
})

describe('readObjects, of forms', () => {
  it('puts what they hold where they stand, between what is painted before and after', async () => {
    const content = `${box(50, 700, 100, 20, 0)} q 1 0 0 1 10 0 cm /X Do Q ${box(50, 500, 9, 9, 0)}`
    const others = [form('20 30 10 10 re f', '/Matrix [2 0 0 2 100 0]')]
    const more = { others, resources: '/XObject << /X 6 0 R >>' }

    expect(await places(content, more)).toEqual([
      [50, 150, 80, 100],
      [150, 170, 720, 740],
      [50, 59, 291, 300],
    ])
    const { drawings } = await read(content, more)
    expect(drawings.map(({ z }) => z)).toEqual([1, 3, 4])
  })

  it('reads twelve within each other, and no more', async () => {
    const others = range(14).map((depth) => {
      const entries = `/Resources << /XObject << /X ${7 + depth} 0 R >> >>`
      return form(`50 ${20 * depth} 10 10 re f ${depth < 13 ? '/X Do' : ''}`, entries)
    })
    const more = { others, resources: '/XObject << /X 6 0 R >>' }

    expect(await places('/X Do', more)).toHaveLength(12)
  })
})

describe('readObjects, of text', () => {
  it('says how it is painted, and what cuts it off', async () => {
    const clip = 'q 40 690 15 30 re W n'
    const { texts } = await read(`${at(50, 700, 'um')} ${clip} 1 g ${at(50, 700, 'dois')} Q`)

    expect([...texts.values()]).toMatchObject([
      { z: 1, lightness: 0, opacity: 1 },
      { z: 2, lightness: 1, clip: { x0: 40, x1: 55, y0: 80, y1: 110 } },
    ])
    expect([...texts.values()][0]).not.toHaveProperty('clip')
    expect([...texts].every(([handle, text]) => text.handle === handle)).toBe(true)
  })
})
