import { range } from 'es-toolkit'
import { describe, expect, it } from 'vitest'
import { piece, words } from '../layout.fixture.ts'
import { counts, isStrip } from './line-counts.ts'
import { runsOf, type Numbered, type Run } from './numbered-lines.ts'
import type { Piece } from './pieces.ts'

const run = (pieces: Piece[]): Run => {
  const [found] = runsOf(pieces)
  if (!found) throw new Error('No run')
  return found
}
/** Lines below each other; the first one has its baseline at 100. */
const lines = (count: number, spacing = 12, text = 'Um verso curto') =>
  range(count).map((row) => run(words(text, 80, 100 + spacing * row)))

/** Numbers that count some lines of a text, in a column at `x0` before it. */
function numbered(
  text: readonly Run[],
  numeros: readonly number[],
  { x0 = 60, size = 8 } = {},
): Numbered[] {
  return numeros.flatMap((numero) => {
    const line = text[numero - 1]
    const baseline = line?.pieces[0]?.baseline ?? 0
    return line ? [{ numero, line, run: run([piece(String(numero), x0, baseline, { size })]) }] : []
  })
}

const through = (baseline: number) => run(words('até aqui e além', 40, baseline))

describe('isStrip', () => {
  const text = lines(8)
  const [one, other] = numbered(text, [3, 6])
  const strip = (moved = 0, ...others: Run[]) =>
    one &&
    other &&
    isStrip(
      [
        one,
        { ...other, run: { ...other.run, x0: other.run.x0 + moved, x1: other.run.x1 + moved } },
      ],
      text,
      [...text, ...others],
    )

  it('is of numbers that begin or end below each other', () => {
    expect(strip(2.9)).toBe(true)
    expect(strip(3)).toBe(false)
  })

  it('has nothing beside its lines and some before', () => {
    expect(strip(0, through(112))).toBe(false)
    expect(strip(0, through(80))).toBe(true)
    expect(strip(0, through(172))).toBe(true)
  })

  it('has room for other words five lines above its first number', () => {
    const long = lines(12)
    const beside = (row: number) => [...long, run(words('até aqui e além', 40, 100 + 12 * row))]
    expect(isStrip(numbered(long, [9, 12]), long, beside(3))).toBe(true)
    expect(isStrip(numbered(long, [9, 12]), long, beside(4))).toBe(false)
  })

  it('may have a ragged line that ends under a number, and no word within', () => {
    expect(strip(0, { ...run([piece('x', 40, 130)]), x1: 63.9 })).toBe(true)
    expect(strip(0, { ...run([piece('x', 40, 130)]), x1: 64 })).toBe(false)
    expect(strip(0, { ...run([piece('.', 60.1, 145)]), x1: 63 })).toBe(false)
  })
})

const isCounting = (
  text: readonly Run[],
  series: readonly Numbered[],
  { rows = series.map(({ line }) => text.indexOf(line)), texts = text } = {},
) => counts(series, text, rows, texts)

const each = (count: number, size = 8, spacing = 12, verse = 'Um verso curto') => {
  const text = lines(count, spacing, verse)
  return isCounting(text, numbered(text, range(1, count + 1), { size }))
}

describe('counts', () => {
  it('takes numbers that count by three or more, and none that count by two', () => {
    const text = lines(8)
    expect(isCounting(text, numbered(text, [2, 5, 8]))).toBe(true)
    expect(isCounting(text, numbered(text, [2, 4, 6, 8]))).toBe(false)
    expect(isCounting(text, [])).toBe(false)
  })

  it('takes a number for each of twelve lines, and no fewer', () => {
    const LONG = 'Uma linha que é mais longa que uma'
    expect(each(12)).toBe(true)
    expect(each(11)).toBe(false)
    expect(each(12, 8, 18.6)).toBe(true)
    expect(each(12, 8, 18.7)).toBe(false)
    // Numbers that are as large as their lines are accepted only beside long lines.
    expect(each(12, 10)).toBe(false)
    expect(each(12, 10, 12, LONG)).toBe(true)
    expect(each(12, 10, 12, LONG.slice(0, -1))).toBe(false)
  })

  it.each([
    ['5 at the fifth line, as large as it', 5, 8, 10, true],
    ['a small 10', 10, 12, 8, true],
    ['a small 9', 9, 12, 8, false],
    ['a 10 as large as its line', 10, 12, 10, false],
    ['a 10 a little smaller than it', 10, 12, 9.2, true],
    ['a 10 much smaller', 10, 12, 6.1, true],
    ['a tiny 10', 10, 12, 5.9, false],
  ])('takes or leaves a number alone: %s', (_, numero, count, size, isTaken) => {
    const text = lines(count)
    expect(isCounting(text, numbered(text, [numero], { size }))).toBe(isTaken)
  })

  it('takes no number alone that has others near it, or stands after much white', () => {
    const text = lines(12)
    const ten = numbered(text, [10])
    expect(isCounting(text, ten, { rows: [6, 9] })).toBe(true)
    expect(isCounting(text, ten, { rows: [7, 9] })).toBe(false)
    const spread = lines(12, 18.7)
    expect(isCounting(spread, numbered(spread, [10]))).toBe(false)
  })

  it('takes the number of a line alone where that is the first of its column', () => {
    const [line] = lines(1)
    if (!line) throw new Error('No line')
    const text = [line]
    const ten = [{ numero: 10, line, run: run([piece('10', 60, 100, { size: 8 })]) }]
    const above = run(words('Acima', 80, 80))
    const elsewhere = run(words('Acima', 300, 80))
    expect(isCounting(text, ten, { texts: [line, elsewhere] })).toBe(true)
    expect(isCounting(text, ten, { texts: [line, above] })).toBe(false)
  })
})
