import { sharedWidth } from '../geometry.ts'
import { boxOfItem, type FlowItem, type FlowLine } from '../layout/flow.ts'
import { textOf } from '../text/lines.ts'
import { questionsNamed, isPartTitle } from '../text/naming.ts'
import { numbersNamed } from '../text/numbers.ts'

/** Credits and line numbers are smaller than this share of the size of running text. */
const SMALLER = 0.93
/** The minimum distance between a line and its number, as a multiple of the line's size. */
const APART = 0.6
/** The minimum distance of another column's title from the words on the same line, as a multiple of their size. */
const OTHER_COLUMN = 4

/** Whether a line contains a line number: alone, before the words, or after them. */
export function hasLineNumber(item: FlowItem, bodySize: number): boolean {
  if (item.kind !== 'line') return false
  const { pieces } = item.line
  return [pieces[0], pieces.at(-1)].some((piece, index) => {
    if (!piece || !/^\d{1,3}\.?$/.test(piece.text) || piece.size > SMALLER * bodySize) return false
    const beside = index === 0 ? pieces[1] : pieces.at(-2)
    if (!beside) return true
    const gap = index === 0 ? beside.x0 - piece.x1 : piece.x0 - beside.x1
    return gap > APART * beside.size && beside.size > piece.size
  })
}

/** Whether bold words stand far to the right of other words on their line: they may be the title of another column. */
export function hasTitleApart(item: FlowItem): boolean {
  if (item.kind !== 'line') return false
  const { pieces } = item.line
  const at = pieces.findIndex(({ isBold }) => isBold)
  const [title, before] = [pieces[at], pieces[at - 1]]
  if (!title || !before || !pieces.slice(at).every(({ isBold }) => isBold)) return false
  return title.x0 - before.x1 > OTHER_COLUMN * before.size && /\p{L}{3}/u.test(title.text)
}

/** Whether an item is a credit at the top of a column. The page does not show to which text it belongs. */
export function isLooseCredit(
  item: FlowItem,
  before: FlowItem | undefined,
  bodySize: number,
): boolean {
  if (!before || item.kind !== 'line') return false
  const isAtHead = before.page !== item.page || boxOfItem(before).y0 > item.line.y1
  return isAtHead && isCredit(item, bodySize)
}

const isCredit = ({ line }: FlowLine, bodySize: number) =>
  line.size < SMALLER * bodySize && /\p{L}{3}/u.test(textOf(line))

/**
 * The indices of items that end a column where a credit stands above the next column. The credit is the first item of
 * its page and was assigned to the text of the page before, but may belong to the column that ends here.
 */
export function endsWithoutCredit(flow: readonly FlowItem[], bodySize: number): number[] {
  return flow.flatMap((credit, index) => {
    if (credit.kind !== 'line' || flow[index - 1]?.page === credit.page) return []
    if (!isCredit(credit, bodySize)) return []
    return [...flow.keys()].filter((at) => isColumnEnd(flow[at], flow[at + 1], credit))
  })
}

/** Whether `item` ends a column and the credit stands above the column to its right, which begins with `next`. */
function isColumnEnd(
  item: FlowItem | undefined,
  next: FlowItem | undefined,
  { line, page }: FlowLine,
): boolean {
  if (item?.page !== page || next?.page !== page || item.column === next.column) return false
  return (
    sharedWidth(item.column, next.column) <= 0 &&
    sharedWidth(next.column, line) > 0 &&
    item.column.x1 < line.x0 &&
    boxOfItem(next).y0 > line.y0
  )
}

/**
 * The questions that some items name, where all of these questions are still to come; empty otherwise. Such items are
 * probably an announcement, unless one of them is the title of a part.
 */
export function namesLater(items: readonly FlowItem[], last: number): number[] {
  const lines = items.flatMap((item) => (item.kind === 'line' ? [item] : []))
  const texts = lines.map(({ line }) => textOf(line))
  const named = texts.some(isPartTitle) ? undefined : questionsNamed(texts.join(' '))
  const numbers = named === undefined ? [] : numbersNamed(named)
  return numbers.length > 1 && numbers.every((numero) => numero > last) ? numbers : []
}
