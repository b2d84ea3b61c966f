import { heightOf, sharedHeight, sharedWidth, unionOf } from '../geometry.ts'
import { textOf } from '../text/lines.ts'
import type { Piece } from '../text/pieces.ts'

/** Words of a row without large gaps between them. */
export type WordGroup = readonly Piece[]

/** Lettering is smaller than this share of the size of running text. */
export const SMALLER = 0.94
/** A number belongs to a line where the gap between them is smaller than this share of their height. */
const LINE_NEAR = 0.8
export const SCALE = /^[\d\s.,%–−-]+$/

/**
 * The numbers that belong to lines of running text, exponents included. A number next to such a number belongs to the
 * line, too.
 */
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

/**
 * Whether the group has a word as large as running text. One word is enough, because a justified line may be split into
 * single words.
 */
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
