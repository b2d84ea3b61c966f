import { boxOfItem, type FlowItem, type FlowLine } from '../layout/flow.ts'
import { SAME_PARAGRAPH, SAME_EDGE } from './doubts.ts'

/**
 * Between two columns there is more white space than this, as a multiple of the font size, and at least WIDER times as
 * much as between words.
 */
const COLUMN_GAP = 1.2
const WIDER = 2
const LEAST_WORDS = 2

/**
 * Whether consecutive lines have a part far to the right that begins at the same x. Probably these are two columns that
 * were not separated.
 */
export const hasWordsInColumns = (items: readonly FlowItem[]): boolean =>
  items.some((item, index) => {
    const before = items[index - 1]
    if (item.kind !== 'line' || before?.kind !== 'line' || before.page !== item.page) return false
    const [one, other] = [secondPartOf(before), secondPartOf(item)]
    const gap = item.line.baseline - before.line.baseline
    return (
      one !== undefined &&
      other !== undefined &&
      Math.abs(one - other) < SAME_EDGE &&
      gap > 0 &&
      gap < SAME_PARAGRAPH * item.line.size
    )
  })

/**
 * The x at which words begin that stand far from the words before them on the line; undefined where there are none, or
 * where the words before are only the mark of a list.
 */
function secondPartOf({ line: { pieces, size } }: FlowLine): number | undefined {
  const gaps = pieces.slice(1).map((piece, index) => piece.x0 - (pieces[index]?.x1 ?? 0))
  const widest = Math.max(...gaps)
  const at = gaps.indexOf(widest) + 1
  const isApart = gaps.every((gap, index) => index === at - 1 || widest > WIDER * gap)
  const [words, others] = [pieces.slice(0, at), pieces.slice(at)].map(
    (part) => part.filter(({ text }) => /\p{L}{2}/u.test(text)).length,
  )
  const areWords = (words ?? 0) >= LEAST_WORDS && (others ?? 0) > 0
  return widest > COLUMN_GAP * size && isApart && areWords ? pieces[at]?.x0 : undefined
}

/**
 * Whether lines stand in columns side by side on one page and again on the next. Then it is unclear which column
 * continues on the next page.
 */
export const goOnInColumns = (items: readonly FlowItem[]): boolean =>
  items.some((item, index) => {
    const before = items[index - 1]
    return (
      before !== undefined &&
      before.page !== item.page &&
      areBeside(items.filter(({ page }) => page === before.page)) &&
      areBeside(items.filter(({ page }) => page === item.page))
    )
  })

const areBeside = (items: readonly FlowItem[]) =>
  items.some((item, index) => {
    const next = items[index + 1]
    return next !== undefined && next.column !== item.column && isBack(item, next)
  })

/** Whether the next item is at the top of a column to the right of the item. */
const isBack = (item: FlowItem, next: FlowItem) =>
  boxOfItem(next).y0 < boxOfItem(item).y0 && boxOfItem(next).x0 > boxOfItem(item).x1
