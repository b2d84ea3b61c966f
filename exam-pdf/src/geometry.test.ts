import { describe, expect, it } from 'vitest'
import {
  contains,
  grown,
  holdsMiddleOf,
  overlapOf,
  sharedHeight,
  sharedWidth,
  unionOf,
} from './geometry.ts'

const BOX = { x0: 10, x1: 30, y0: 100, y1: 140 }
const at = (x0: number, x1: number, y0: number, y1: number) => ({ x0, x1, y0, y1 })

describe('unionOf', () => {
  it('is the smallest box around all of them, and throws without any', () => {
    expect(unionOf([BOX, at(0, 20, 120, 150)])).toEqual(at(0, 30, 100, 150))
    expect(unionOf([BOX, at(12, 40, 90, 110)])).toEqual(at(10, 40, 90, 140))
    expect(() => unionOf([])).toThrow('No box')
  })
})

describe('sharedWidth and sharedHeight', () => {
  it.each([
    ['over each other', at(25, 50, 130, 160), 5, 10],
    ['touching', at(30, 50, 140, 160), 0, 0],
    ['apart, in front', at(0, 6, 80, 95), -4, -5],
    ['within', at(12, 20, 110, 111), 8, 1],
  ])('say how much two boxes share that are %s', (_, other, width, height) => {
    expect([sharedWidth(BOX, other), sharedHeight(BOX, other)]).toEqual([width, height])
    expect([sharedWidth(other, BOX), sharedHeight(other, BOX)]).toEqual([width, height])
  })
})

describe('holdsMiddleOf', () => {
  it.each([
    ['whose middle is on its edges', at(20, 40, 130, 150), true],
    ['that reaches further right than into it', at(20, 40.1, 130, 150), false],
    ['that reaches further left', at(-0.1, 20, 110, 120), false],
    ['that reaches further down', at(20, 30, 130, 150.1), false],
    ['that reaches further up', at(20, 30, 89.9, 110), false],
  ])('of a box %s: %j, %j', (_, inner, isHeld) => {
    expect(holdsMiddleOf(BOX, inner)).toBe(isHeld)
  })
})

describe('contains', () => {
  it.each([
    [at(8, 32, 98, 142), true],
    [at(7.9, 32, 98, 142), false],
    [at(8, 32.1, 98, 142), false],
    [at(8, 32, 97.9, 142), false],
    [at(8, 32, 98, 142.1), false],
  ])('with two points to spare, of %j: %j', (inner, isContained) => {
    expect(contains(BOX, inner, 2)).toBe(isContained)
  })

  it('spares nothing by itself', () => {
    expect(contains(BOX, BOX)).toBe(true)
    expect(contains(BOX, grown(BOX, 0.1))).toBe(false)
  })
})

describe('overlapOf', () => {
  it('is what both cover, and nothing where they only touch', () => {
    expect(overlapOf(BOX, at(25, 50, 90, 110))).toEqual(at(25, 30, 100, 110))
    expect(overlapOf(BOX, at(30, 50, 90, 110))).toBeUndefined()
    expect(overlapOf(BOX, at(25, 50, 140, 150))).toBeUndefined()
  })
})
