import { heightOf, sharedHeight, sharedWidth, unionOf } from '../geometry.ts'
import { textOf } from '../text/lines.ts'
import type { Piece } from '../text/pieces.ts'

/** Words of a row that stand close to each other. */
export type WordGroup = readonly Piece[]

/** Lettering is smaller than running text, by this part. */
export const SMALLER = 0.94
/** A number closer to a line than this part of its height belongs to it. */
const LINE_NEAR = 0.8
export const SCALE = /^[\d\s.,%–−-]+$/

/** The numbers that go on a line of running text, exponents among them. */
export function numbersInLines(groups: readonly WordGroup[], bodySize: number): Set<WordGroup> {
  const numbers = groups.filter((group) => SCALE.test(textOf({ pieces: [...group] })))
  const inLines = new Set(groups.filter((group) => isRunning(group, bodySize)))
  const found = new Set<WordGroup>()
  for (let size = -1; size < found.size;) {
    size = found.size
    for (const number of numbers) {
      if (found.has(number) || ![...inLines].some((group) => touches(group, number))) continue
      found.add(number)
      inLines.add(number)
    }
  }
  return found
}

/** It has a word as large as running text: white between justified words may part all of them. */
const isRunning = (group: WordGroup, bodySize: number) =>
  group.some(({ size, text }) => size >= SMALLER * bodySize && /\p{L}{3}/u.test(text))

function touches(group: WordGroup, number: WordGroup): boolean {
  const [one, other] = [unionOf(group), unionOf(number)]
  const size = Math.max(heightOf(one), heightOf(other))
  return (
    sharedHeight(one, other) > 0.3 * Math.min(heightOf(one), heightOf(other)) &&
    sharedWidth(one, other) > -LINE_NEAR * size
  )
}
