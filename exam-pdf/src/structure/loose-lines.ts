import { sharedWidth } from '../geometry.ts'
import { placeOf, type FlowItem, type FlowLine } from '../layout/flow.ts'
import { textOf } from '../text/lines.ts'
import { questionsNamed, isPartTitle } from '../text/naming.ts'
import { numbersNamed } from '../text/numbers.ts'

/** Credits, and the numbers of lines, are smaller than running text, by this part. */
const SMALLER = 0.93
/** How far from its line a number stands at least, of its size. */
const APART = 0.6
/** A title of the next column stands at least that far from the words on its line, of their size. */
const OTHER_COLUMN = 4

/** Whether a line holds the number of a line, by itself or before or after the words. */
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

/** Whether words in bold type stand far to the right of others on their line: they may be the title of another column. */
export function hasTitleApart(item: FlowItem): boolean {
  if (item.kind !== 'line') return false
  const { pieces } = item.line
  const at = pieces.findIndex(({ isBold }) => isBold)
  const [title, before] = [pieces[at], pieces[at - 1]]
  if (!title || !before || !pieces.slice(at).every(({ isBold }) => isBold)) return false
  return title.x0 - before.x1 > OTHER_COLUMN * before.size && /\p{L}{3}/u.test(title.text)
}

/** Whether an item is a credit at the head of a column: of what, the page does not say. */
export function isLooseCredit(
  item: FlowItem,
  before: FlowItem | undefined,
  bodySize: number,
): boolean {
  if (!before || item.kind !== 'line') return false
  const isAtHead = before.page !== item.page || placeOf(before).y0 > item.line.y1
  return isAtHead && isCredit(item, bodySize)
}

const isCredit = ({ line }: FlowLine, bodySize: number) =>
  line.size < SMALLER * bodySize && /\p{L}{3}/u.test(textOf(line))

/**
 * What ends a column of a page whose first credit stands over the next one: the credit was read as that of the page
 * before, and may be of this text. Gives indices in the flow.
 */
export function endsWithoutCredit(flow: readonly FlowItem[], bodySize: number): number[] {
  return flow.flatMap((credit, index) => {
    if (credit.kind !== 'line' || flow[index - 1]?.page === credit.page) return []
    if (!isCredit(credit, bodySize)) return []
    return [...flow.keys()].filter((at) => isColumnEnd(flow[at], flow[at + 1], credit))
  })
}

/** Whether the column with a credit over it comes right after an item that ends the one on its left. */
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
    placeOf(next).y0 > line.y0
  )
}

/**
 * The questions that a few items name, where all of them are still to come: what names these announces a text, unless
 * it is the title of a part.
 */
export function namesLater(items: readonly FlowItem[], last: number): number[] {
  const lines = items.flatMap((item) => (item.kind === 'line' ? [item] : []))
  const texts = lines.map(({ line }) => textOf(line))
  const named = texts.some(isPartTitle) ? undefined : questionsNamed(texts.join(' '))
  const numbers = named === undefined ? [] : numbersNamed(named)
  return numbers.length > 1 && numbers.every((numero) => numero > last) ? numbers : []
}
