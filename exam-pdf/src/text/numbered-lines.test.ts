import { describe, expect, it } from 'vitest'
import { piece, words } from '../layout.fixture.ts'
import { isApart, leftOf, rightOf, runsOf, textAround, type Run } from './numbered-lines.ts'
import type { Piece } from './pieces.ts'

const read = (runs: readonly Run[]) =>
  runs.map(({ pieces }) => pieces.map(({ text }) => text).join(' '))
const run = (pieces: Piece[]): Run => {
  const [found, ...others] = runsOf(pieces)
  if (!found || others.length > 0) throw new Error('Not one run')
  return found
}
const line = (x0: number, baseline: number) => run(words('Um verso curto', x0, baseline))
/** A number with a font size of 8 points; its box is 4 points wide and 7.84 high. */
const number = (x0: number, baseline: number) => run([piece('5', x0, baseline, { size: 8 })])

describe('runsOf', () => {
  it('parts words of a row at white of nine tenths of their size', () => {
    expect(read(runsOf([piece('um', 50, 100), piece('dois', 68.9, 100)]))).toEqual(['um dois'])
    expect(read(runsOf([piece('dois', 69, 100), piece('um', 50, 100)]))).toEqual(['um', 'dois'])
  })

  it('takes baselines two points apart for two rows', () => {
    expect(read(runsOf([piece('dois', 62, 101.9), piece('um', 50, 100)]))).toEqual(['um dois'])
    expect(read(runsOf([piece('dois', 62, 102), piece('um', 50, 100)]))).toEqual(['um', 'dois'])
  })
})

const after = (gap: number) => run([piece('x', 104 + gap, 100)])

describe('isApart', () => {
  const exponent = number(100, 96)

  it('is what nothing stands close to', () => {
    expect(isApart(exponent, [exponent, after(4.6)])).toBe(false)
    expect(isApart(exponent, [exponent, after(4.8)])).toBe(true)
    expect(isApart(exponent, [exponent, run([piece('x', 95, 100)])])).toBe(false)
    expect(isApart(exponent, [exponent, run([piece('x', 104, 112)])])).toBe(true)
  })
})

describe('leftOf', () => {
  it('is the nearest line after a number, at most seventy points away', () => {
    const lines = [line(160, 100), line(80, 100), line(80, 112)]
    expect(leftOf(number(60, 100), lines)).toBe(lines[1])
    expect(leftOf(number(60, 100), [line(133.9, 100)])).toBeDefined()
    expect(leftOf(number(60, 100), [line(134, 100)])).toBeUndefined()
  })

  it('stands at the height of its number', () => {
    expect(leftOf(number(60, 100), [line(80, 103)])).toBeDefined()
    expect(leftOf(number(60, 100), [line(80, 105)])).toBeUndefined()
    expect(leftOf(number(60, 100), [line(30, 100)])).toBeUndefined()
  })
})

describe('rightOf', () => {
  it('is the nearest line that ends before a number, however far', () => {
    const lines = [line(50, 100), line(160, 100), line(400, 100), line(160, 112)]
    expect(rightOf(number(300, 100), lines)).toBe(lines[1])
    expect(rightOf(number(40, 100), lines)).toBeUndefined()
  })
})

const found = (middle: Run, ...others: Run[]) => textAround(middle, [...others, middle])

describe('textAround', () => {
  it('is a text with its blank lines, and no text further away', () => {
    const [above, middle, below] = [line(80, 68), line(80, 100), line(80, 132)]
    expect(found(middle, below, above)).toEqual([above, middle, below])
    expect(found(middle, line(80, 67), line(80, 133))).toEqual([middle])
  })

  it('has lines that are a little indented, and none of another column', () => {
    const middle = line(80, 100)
    const indented = line(95.9, 112)
    expect(found(middle, indented)).toEqual([middle, indented])
    expect(found(middle, line(96, 112))).toEqual([middle])
    expect(found(middle, line(64, 112))).toEqual([middle])
  })
})
