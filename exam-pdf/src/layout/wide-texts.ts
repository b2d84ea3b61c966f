import { heightOf, unionOf } from '../geometry.ts'
import { SAME_EDGE } from './gutters.ts'
import { rowsIn, type Item } from './items.ts'

/** Credits are smaller than this share of the text after them. */
export const CREDIT = 0.9
/** Maximum distance between the last line of a text and its credit, as a multiple of the line's height. */
const CREDIT_NEAR = 1.5
/** Beside an announcement for both columns, the right column is empty for this many lines. */
const EMPTY_LINES = 4
/** A line that leaves more than this share of the column's width empty was not wrapped in that column. */
const SHORTER = 0.1
/** Where a text over both columns follows, the right column ends at most this many lines earlier than the left one. */
const EVEN_LINES = 6

/**
 * The height at which two columns have to be cut: where a text over both columns begins although all its lines are
 * short, or where such a text ends. Undefined where there is no such text.
 */
export function wideTextCut(left: readonly Item[], right: readonly Item[]): number | undefined {
  const rows = [rowsIn(left), rowsIn(right)] as const
  return announcedCut(...rows) ?? creditCut(...rows)
}

/**
 * The height above an announcement on the left: the right column is empty beside the announcement and its text, or ends
 * shortly above it.
 */
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
    // A line that is nearly as wide as the column was wrapped in the column, so it belongs to the column.
    const text = left.slice(index, index + EMPTY_LINES)
    const isShort =
      text.length === EMPTY_LINES && text.every((row) => row.x1 < x1 - SHORTER * (x1 - x0))
    if (isEmpty && isEven && isShort) return (Math.max(before.y1, above.y1) + item.y0) / 2
  }
  return undefined
}

/**
 * The height below a credit at the top of the right column. The credit belongs to the text above both columns, which
 * ends on the left or on an earlier page.
 */
function creditCut(left: readonly Item[], right: readonly Item[]): number | undefined {
  const [credit, next] = right
  if (!credit || !next || credit.isFigure) return undefined
  const after = left.findIndex(({ y1 }) => y1 > credit.y0)
  const last = after === 0 ? undefined : left.at(after === -1 ? -1 : after - 1)
  // A heading on the left may be larger than its text, so the size is taken from the item after the credit.
  const text = last ?? next
  const start = Math.min(next.y0, left[after]?.y0 ?? Infinity)
  if (text.isFigure || start < credit.y1) return undefined
  const isNear = !last || credit.y0 - last.y1 < CREDIT_NEAR * heightOf(text)
  const isCredit =
    heightOf(credit) < CREDIT * heightOf(text) && Math.abs(credit.x0 - next.x0) > SAME_EDGE
  return isNear && isCredit ? (credit.y1 + start) / 2 : undefined
}
