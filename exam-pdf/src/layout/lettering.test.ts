import { describe, expect, it } from 'vitest'
import { piece, words } from '../layout.fixture.ts'
import { withLettering } from './lettering.ts'

const BODY = 10
const FIGURE = { x0: 100, x1: 300, y0: 100, y1: 200 }

describe('withLettering', () => {
  it('gives a figure the numbers and small words around it', () => {
    const scale = [piece('20', 85, 150)]
    const axis = [piece('t(s)', 290, 210, { size: 7 })]

    expect(withLettering([FIGURE], [scale, axis], [], BODY)).toEqual([
      { x0: 85, x1: 304, y0: 100, y1: axis[0]?.y1 },
    ])
  })

  it.each([
    ['tempo (dias)', true],
    ['V (m/s)', true],
    ['São Paulo (SP)', false],
    ['tempo', false],
  ])('gives a figure %j, as large as the text: %s', (text, isAxis) => {
    const group = words(text, 180, 212)
    const [box] = withLettering([FIGURE], [group], [], BODY)

    expect(box?.y1 === group[0]?.y1).toBe(isAxis)
  })

  it('leaves a sentence under a figure, as small as lettering, to be its credit', () => {
    const sentence = words('Dados de um censo, em milhares.', 110, 212, { size: 7 })
    const names = words('norte sul leste oeste', 110, 212, { size: 7 })

    expect(withLettering([FIGURE], [sentence], [], BODY)).toEqual([FIGURE])
    expect(withLettering([FIGURE], [names], [], BODY)).not.toEqual([FIGURE])
  })

  it('leaves to a line under a figure its numbers, exponents among them', () => {
    const start = words('O valor de', 100, 212)
    const base = piece('10', (start.at(-1)?.x1 ?? 0) + 3, 212)
    const exponent = piece('5', base.x1, 208, { size: 6 })
    const next = piece('10', exponent.x1 + 5, 212)
    const groups = [[...start, base], [exponent], [next]]

    expect(withLettering([FIGURE], groups, [], BODY)).toEqual([FIGURE])
  })

  it('takes turned letters beside a figure, but for those of a watermark', () => {
    const axis = { x0: 88, x1: 96, y0: 140, y1: 147 }
    const watermark = { x0: 60, x1: 110, y0: 180, y1: 240 }

    expect(withLettering([FIGURE], [], [axis, watermark], BODY)).toEqual([{ ...FIGURE, x0: 88 }])
  })
})
