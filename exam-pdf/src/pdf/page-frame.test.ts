import { expect, it } from 'vitest'
import { chained, movePoint, turnedFrame } from './page-frame.ts'

const BOX = { x0: 10, y0: 20, x1: 110, y1: 220 }

it.each([
  [0, 100, 200, { x: 0, y: 200 }],
  [1, 200, 100, { x: 0, y: 0 }],
  [2, 100, 200, { x: 100, y: 0 }],
  [3, 200, 100, { x: 200, y: 100 }],
])(
  'turnedFrame knows where the lower left corner is after %i quarters',
  (quarters, width, height, corner) => {
    const frame = turnedFrame(BOX, quarters)

    expect(frame).toMatchObject({ width, height })
    expect(movePoint(frame.toSeen, 10, 20)).toEqual(corner)
  },
)

it('chained moves first by the inner matrix, then by the outer', () => {
  const twice = { a: 2, b: 0, c: 0, d: 2, e: 0, f: 0 }
  const right = { a: 1, b: 0, c: 0, d: 1, e: 5, f: 0 }

  expect(movePoint(chained(twice, right), 1, 1)).toEqual({ x: 7, y: 2 })
  expect(movePoint(chained(right, twice), 1, 1)).toEqual({ x: 12, y: 2 })
})
