import { heightOf, unionOf } from '../geometry.ts'
import { SAME_EDGE } from './gutters.ts'
import { rowsIn, type Item } from './items.ts'

/** Credits are smaller than the text after them, by this part. */
export const CREDIT = 0.9
/** How far under the last line of a text its credit stands, of the line's height. */
const CREDIT_NEAR = 1.5
/** Beside an announcement over both columns there is no text, for so many lines. */
const EMPTY_LINES = 4
/** Lines that end earlier, by this part of the column's width, are not wrapped in it. */
const SHORTER = 0.1
/** How much earlier than one column the other may end, in lines, where a text over both follows. */
const EVEN_LINES = 6

/** The height at which two columns end for a text over both whose lines are all short, or at which that text ends. */
export function wideTextCut(left: readonly Item[], right: readonly Item[]): number | undefined {
  const rows = [rowsIn(left), rowsIn(right)] as const
  return announcedCut(...rows) ?? creditCut(...rows)
}

/** Above an announcement on the left beside whose text, and below which, there is nothing on the right. */
function announcedCut(left: readonly Item[], right: readonly Item[]): number | undefined {
  const { x0, x1 } = unionOf(left)
  for (const [index, item] of left.entries()) {
    const before = left[index - 1]
    const above = right.findLast(({ y1 }) => y1 <= item.y0)
    if (!item.announces || !before || !above) continue
    const height = heightOf(item)
    const below = right[right.indexOf(above) + 1]
    const isEmpty = (below?.y0 ?? Infinity) - item.y0 > EMPTY_LINES * height
    const isEven = below !== undefined || above.y1 > before.y1 - EVEN_LINES * height
    // What fills its line is as wide as the column.
    const text = left.slice(index, index + EMPTY_LINES)
    const isShort =
      text.length === EMPTY_LINES && text.every((row) => row.x1 < x1 - SHORTER * (x1 - x0))
    if (isEmpty && isEven && isShort) return (Math.max(before.y1, above.y1) + item.y0) / 2
  }
  return undefined
}

/** Below a credit on the right under the last line of a text on the left, or of one that began on another page. */
function creditCut(left: readonly Item[], right: readonly Item[]): number | undefined {
  const [credit, next] = right
  if (!credit || !next || credit.isFigure) return undefined
  const after = left.findIndex(({ y1 }) => y1 > credit.y0)
  const last = after === 0 ? undefined : left.at(after === -1 ? -1 : after - 1)
  // A heading on the left is larger than any text: what follows the credit tells its size.
  const text = last ?? next
  const start = Math.min(next.y0, left[after]?.y0 ?? Infinity)
  if (text.isFigure || start < credit.y1) return undefined
  const isNear = !last || credit.y0 - last.y1 < CREDIT_NEAR * heightOf(text)
  const isCredit =
    heightOf(credit) < CREDIT * heightOf(text) && Math.abs(credit.x0 - next.x0) > SAME_EDGE
  return isNear && isCredit ? (credit.y1 + start) / 2 : undefined
}
