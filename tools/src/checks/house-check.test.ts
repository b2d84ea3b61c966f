import { expect, it } from 'vitest'
import type { Point, Score } from '../house/point.ts'
import { belowLeast } from './house-check.ts'

const point = (name: string, score: Score): Point => ({
  name,
  score,
  measured: '',
  limit: '',
  missing: [],
})

it('names the points that have less than they had', () => {
  const points = { size: point('size', 0), names: point('names', 1), types: point('types', 2) }
  expect(belowLeast(points, { size: 1, names: 1, types: 1 })).toEqual([points.size])
})
