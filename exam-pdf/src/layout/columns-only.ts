import { sortBy } from 'es-toolkit'
import { heightOf, sharedHeight } from '../geometry.ts'
import { LINE_GAP, SAME_EDGE, sidesOf, type Gutter } from './gutters.ts'
import { rowsIn, type Item } from './items.ts'
import { areTitles } from './titles.ts'
import { CREDIT } from './wide-texts.ts'

/** An announcement and the title of its text have at most this many lines together. */
const MOST_TITLES = 3

/**
 * Shortens a gutter so that it leaves out the end of a full-width text above it, and the beginning of a full-width text
 * below it.
 */
export function columnsOnly(gutter: Gutter, items: readonly Item[]): Gutter {
  return withoutBeginning(withoutEnding(gutter, items), items)
}

const crossingOf = ({ x }: Gutter, items: readonly Item[]) =>
  items.filter(({ x0, x1 }) => x0 < x && x1 > x)

/** The end of the text above: a short last line, or a credit that stands on the right only. */
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
    // Where a line or the end of a box separates the item from the text above, its text is below it.
    const isParted = items.some(({ isBlock, y1 }) => isBlock && y1 > bottom && y1 < item.y1)
    if (isParted || isTitleRow(item, sides) || !isEnding(item, next, bottom)) break
    bottom = Math.max(bottom, item.y1)
  }
  return { ...gutter, y0: Math.max(bottom, gutter.y0) }
}

/** Whether the row is the titles of the two columns, one on each side. */
function isTitleRow(item: Item, sides: readonly (readonly Item[])[]): boolean {
  const [one, other] = sides.map((side) => side.find((row) => sharedHeight(row, item) > 0))
  return one !== undefined && other !== undefined && areTitles([one, other], sides)
}

/** Whether an item belongs to the text that ends at `bottom` rather than to the next item. */
function isEnding(item: Item, next: Item | undefined, bottom: number): boolean {
  if (!next || item.isFigure || item.numero !== undefined || item.beginsWithLetter) return false
  const isNearer = item.y0 - bottom < next.y0 - item.y1
  return isNearer || (heightOf(item) < CREDIT * heightOf(next) && item.x0 > next.x0 + SAME_EDGE)
}

/**
 * The beginning of the text below: a short announcement or title that stands on the left only, with more white space
 * before it than between it and the text.
 */
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
