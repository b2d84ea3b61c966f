import { sortBy } from 'es-toolkit'
import { heightOf, sharedHeight, unionOf } from '../geometry.ts'
import { LINE_GAP, SAME_EDGE, sidesOf, type Gutter } from './gutters.ts'
import { rowsIn, type Item } from './items.ts'
import { areTitles } from './titles.ts'

/** Credits are smaller than the text after them, by this part. */
const CREDIT = 0.9
/** How far under the last line of a text its credit stands, of the line's height. */
const CREDIT_NEAR = 1.5
/** An announcement and the title of its text have no more lines. */
const MOST_TITLES = 3
/** Beside an announcement over both columns there is no text, for so many lines. */
const EMPTY_LINES = 4
/** Lines that end earlier, by this part of the column's width, are not wrapped in it. */
const SHORTER = 0.1
/** How much earlier than one column the other may end, in lines, where a text over both follows. */
const EVEN_LINES = 6

/** A gutter without what ends the wide text above it, and without what begins the one below it. */
export function columnsOnly(gutter: Gutter, items: readonly Item[]): Gutter {
  return withoutBeginning(withoutEnding(gutter, items), items)
}

/** What goes from side to side. */
const crossingOf = ({ x }: Gutter, items: readonly Item[]) =>
  items.filter(({ x0, x1 }) => x0 < x && x1 > x)

/** A short last line, a credit that stands on the right alone. */
function withoutEnding(gutter: Gutter, items: readonly Item[]): Gutter {
  const crossing = crossingOf(gutter, items).filter(
    ({ isBlock, y1 }) => !isBlock && y1 < gutter.y0 + 4,
  )
  if (crossing.length === 0) return gutter
  let bottom = Math.max(...crossing.map(({ y1 }) => y1))
  const sides = sidesOf(gutter, items).map(rowsIn)
  const all = sortBy(sides.flat(), ['y0'])
  for (const item of all) {
    const side = sides.find((each) => each.includes(item)) ?? []
    const next = side[side.indexOf(item) + 1] ?? all.find(({ y0 }) => y0 > item.y1)
    // A line or the end of a box says what is below it.
    const isParted = items.some(({ isBlock, y1 }) => isBlock && y1 > bottom && y1 < item.y1)
    if (isParted || isTitle(item, sides) || !isEnding(item, next, bottom)) break
    bottom = Math.max(bottom, item.y1)
  }
  return { ...gutter, y0: Math.max(bottom, gutter.y0) }
}

/** Whether a row of both sides is the titles of their columns. */
function isTitle(item: Item, sides: readonly (readonly Item[])[]): boolean {
  const [one, other] = sides.map((side) => side.find((row) => sharedHeight(row, item) > 0))
  return one !== undefined && other !== undefined && areTitles([one, other], sides)
}

/** Whether something belongs to the text that ends at a height rather than to what comes next. */
function isEnding(item: Item, next: Item | undefined, bottom: number): boolean {
  if (!next || item.isFigure || item.numero !== undefined || item.isLabelled) return false
  const isNearer = item.y0 - bottom < next.y0 - item.y1
  return isNearer || (heightOf(item) < CREDIT * heightOf(next) && item.x0 > next.x0 + SAME_EDGE)
}

/** A short announcement or title on the left alone, after more white than there is before the wide text. */
function withoutBeginning(gutter: Gutter, items: readonly Item[]): Gutter {
  const crossing = crossingOf(gutter, items).filter(({ y0 }) => y0 > gutter.y1 - 4)
  const [left, right] = sidesOf(gutter, items).map(rowsIn)
  const end = right?.at(-1)?.y1
  const last = left?.at(-1)
  if (crossing.length === 0 || end === undefined || !left || !last) return gutter
  const top = Math.min(...crossing.map(({ y0 }) => y0))
  const first = Math.max(1, left.length - MOST_TITLES)
  const gaps = left.slice(first).flatMap((item, index) => {
    const before = left[first + index - 1]
    return before && item.y0 >= end ? [{ gap: item.y0 - before.y1, before, item }] : []
  })
  const widest = gaps.toSorted((a, b) => b.gap - a.gap)[0]
  const isApart = widest && widest.gap > LINE_GAP * heightOf(last) && widest.gap > top - last.y1
  if (!isApart) return gutter
  return { ...gutter, y1: (Math.max(widest.before.y1, end) + widest.item.y0) / 2 }
}

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
