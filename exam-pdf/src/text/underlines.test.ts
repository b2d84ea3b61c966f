import { describe, expect, it } from 'vitest'
import { words } from '../layout.fixture.ts'
import { lineOf, textOf } from './lines.ts'
import { withUnderlines } from './underlines.ts'

const line = lineOf(words('o termo destacado aqui', 50, 100))
const [, termo, destacado] = line.pieces

describe('withUnderlines', () => {
  it('marks the words that a line under them ends with', () => {
    const rule = { x0: termo?.x0 ?? 0, x1: destacado?.x1 ?? 0, y0: 101, y1: 101.5 }

    expect(
      withUnderlines(line, [rule]).pieces.map(({ isUnderlined = false }) => isUnderlined),
    ).toEqual([false, true, true, false])
  })

  it('writes a blank where a line has no words on it', () => {
    const rule = { x0: line.x1 + 3, x1: line.x1 + 40, y0: 101, y1: 101.5 }

    expect(textOf(withUnderlines(line, [rule]))).toBe('o termo destacado aqui _____')
  })

  it('knows nothing of lines that stand elsewhere', () => {
    expect(withUnderlines(line, [{ x0: 50, x1: 100, y0: 80, y1: 80.5 }])).toBe(line)
  })
})
