import { expect, it } from 'vitest'
import { piece, printedPage, words } from '../layout.fixture.ts'
import type { Drawing } from '../model.ts'
import { withFractions } from './fractions.ts'
import type { Piece } from './pieces.ts'

/** A fraction bar that begins at a point and is `width` points long. */
const bar = (x0: number, y0: number, width: number): Drawing => ({
  kind: 'path',
  isFilled: true,
  lightness: 0,
  z: 0,
  segments: 5,
  x0,
  x1: x0 + width,
  y0,
  y1: y0 + 0.7,
})

const read = (pieces: Piece[], drawings: Drawing[]) => {
  const page = withFractions(printedPage(1, pieces, drawings))
  return { texts: page.pieces.map(({ text }) => text), left: page.drawings.length, page }
}

it('writes what stands above and below a bar as a fraction of the line beside it', () => {
  const line = words('(A) x', 50, 103)
  const { page, texts, left } = read(
    [...line, piece('1', 82.5, 95), piece('15', 80, 109.5), piece('.', 92, 103)],
    [bar(80, 99.6, 10)],
  )
  expect(texts).toEqual(['(A)', 'x', '.', String.raw`\(\frac{1}{15}\)`])
  expect(page.pieces.at(-1)).toMatchObject({ baseline: 103, x0: 80, x1: 90 })
  expect(left).toBe(0)
})

it('writes exponents, indices, decimals and signs', () => {
  const over = piece('U', 82, 95)
  const { texts } = read(
    [over, piece('2', 87, 91, { size: 6 }), piece('−2,5', 80, 109.5)],
    [bar(80, 99.6, 20)],
  )
  expect(texts).toEqual([String.raw`\(\frac{U^{2}}{-2{,}5}\)`])
})

const one = (y: number) => [piece('7', 82.5, y - 5), piece('15', 80, y + 9.5)]

it('writes each of two fractions, one below the other', () => {
  const { texts } = read([...one(100), ...one(128)], [bar(80, 99.6, 10), bar(80, 127.6, 10)])
  expect(texts).toEqual(Array(2).fill(String.raw`\(\frac{7}{15}\)`))
})

it('writes two fractions of one line, with a dash for a minus', () => {
  const first = [...words('x – 1', 80, 95), piece('2', 92, 109.5)]
  const second = [piece('3', 116, 95), piece('x', 116, 109.5)]
  const { texts } = read(
    [...first, piece('·', 108, 103), ...second],
    [bar(80, 99.6, 25), bar(115, 99.6, 7)],
  )
  expect(texts).toEqual(['·', String.raw`\(\frac{x-1}{2}\)`, String.raw`\(\frac{3}{x}\)`])
})

it.each([
  [
    'an underlined word above another line',
    [...words('uma palavra só', 50, 98), ...words('e mais aqui', 50, 109.5)],
    [bar(67.5, 99.6, 35)],
  ],
  ['a cell of a table', [piece('12', 80, 95), piece('15', 80, 109.5)], [bar(70, 99.6, 40)]],
  [
    'the last row of a table above a text',
    [piece('87', 80, 95), piece('66', 100, 95), ...words('três dois', 80, 109.5)],
    [bar(78, 99.6, 20), bar(98, 99.6, 22)],
  ],
  ['a rule below a number', [piece('12', 80, 95)], [bar(80, 99.6, 10)]],
  ['a sum', [piece('12', 80, 95), piece('∑', 80, 109.5)], [bar(80, 99.6, 10)]],
  ['a line far below', [piece('1', 80, 95), piece('2', 80, 118)], [bar(80, 99.6, 5)]],
  [
    'a bar that is a block',
    [piece('1', 80, 95), piece('2', 80, 112)],
    [{ ...bar(80, 97, 5), y1: 101 }],
  ],
])('leaves %s as it is', (_, pieces, drawings) => {
  const { page } = read(pieces, drawings)
  expect(page.pieces).toEqual(pieces)
  expect(page.drawings).toEqual(drawings)
})
