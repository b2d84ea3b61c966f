import { expect, it } from 'vitest'
import { piece } from '../layout.fixture.ts'
import { lineOf } from '../text/lines.ts'
import { isWithin } from './drawn-in-lines.ts'

/** A line with space for a formula between its two words, and one more word after it. */
const line = lineOf([piece('Seja', 50, 100), piece('de', 120, 100)])
const at = (x0: number, x1: number, y0 = 88, y1 = 104) => ({ x0, x1, y0, y1 })

it.each([
  ['between two words', at(74, 116)],
  ['in a line that it makes higher', at(74, 116, 80, 110)],
  ['after the last word', at(133, 160)],
])('isWithin finds what is drawn %s', (_, drawing) => {
  expect(isWithin(line, drawing)).toBe(true)
})

it.each([
  ['a ring around a word', at(48, 72)],
  ['a line under a word', at(74, 116, 101, 102)],
  ['a picture beside the text', at(74, 116, 40, 140)],
  ['what stands in another line', at(74, 116, 104, 118)],
  ['what stands far away', at(160, 200)],
  ['a mark before the line', at(38, 46)],
])('isWithin leaves out %s', (_, drawing) => {
  expect(isWithin(line, drawing)).toBe(false)
})
