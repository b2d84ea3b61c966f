import { sharedWidth, widthOf } from '../geometry.ts'
import type { FlowFigure, FlowItem, FlowLine, FlowTable } from './flow.ts'

type Captioned = FlowFigure | FlowTable

/** The distance up to which a credit may begin below its figure, and that between the lines of a credit, in points. */
const CREDIT_NEAR = 22
const CREDIT_LINES = 5
/**
 * Credits are smaller than this share of the size of running text. Titles are smaller than the other share, or bold.
 */
const CREDIT_SIZE = 0.82
const TITLE_SIZE = 0.96
const TITLE_NEAR = 14

/**
 * Assigns the titles and credits of a page to the figures and tables beside which they stand, and removes them from the
 * list. Items in `fixed` are known to be something else.
 */
export function withCaptions(
  items: readonly FlowItem[],
  bodySize: number,
  fixed: ReadonlySet<FlowItem>,
): FlowItem[] {
  const taken = new Set<FlowItem>()
  const free = items.filter((item) => !fixed.has(item))
  const figures = items.filter((item) => item.kind !== 'line')
  const captioned = new Map<FlowItem, Captioned>()
  for (const figure of figures) {
    const titulo = titleOf(figure, free, taken, bodySize)
    const legenda = creditOf(figure, free, taken, bodySize)
    captioned.set(figure, { ...figure, titulo, legenda })
  }
  return items.flatMap((item) => (taken.has(item) ? [] : [captioned.get(item) ?? item]))
}

/** The lines directly above, from top to bottom: each is centred and differs from running text. */
function titleOf(
  item: Captioned,
  items: readonly FlowItem[],
  taken: Set<FlowItem>,
  bodySize: number,
): FlowLine[] {
  const title: FlowLine[] = []
  let top = item.box.y0
  for (const above of items.filter((each) => each.kind === 'line').toReversed()) {
    const gap = top - above.line.baseline
    if (taken.has(above) || gap < -2 || gap > TITLE_NEAR || !isTitleOf(above, item, bodySize))
      continue
    title.unshift(above)
    taken.add(above)
    top = above.line.y0
  }
  return title
}

function isTitleOf(
  { line, column }: FlowLine,
  { box, kind }: Captioned,
  bodySize: number,
): boolean {
  const isCentred =
    Math.abs((line.x0 + line.x1) / 2 - (box.x0 + box.x1) / 2) < 0.1 * widthOf(box) + 2
  // The title of a narrow table may be wider than the table.
  const isNarrow =
    widthOf(line) < 0.95 * widthOf(box) ||
    (kind === 'table' && widthOf(line) < 0.92 * widthOf(column))
  const isOther = line.pieces.every(({ isBold }) => isBold) || line.size < TITLE_SIZE * bodySize
  return isCentred && isNarrow && isOther
}

function creditOf(
  { box }: Captioned,
  items: readonly FlowItem[],
  taken: Set<FlowItem>,
  bodySize: number,
): FlowLine[] {
  const credit: FlowLine[] = []
  let bottom = box.y1
  for (const item of items) {
    if (item.kind !== 'line' || taken.has(item)) continue
    const { line } = item
    const gap = line.y0 - bottom
    const isUnder = sharedWidth(box, line) > 0.5 * widthOf(line) && gap > -6
    const isNear = gap < (credit.length > 0 ? CREDIT_LINES : CREDIT_NEAR)
    if (!isUnder || !isNear || line.size > CREDIT_SIZE * bodySize) continue
    credit.push(item)
    taken.add(item)
    bottom = line.y1
  }
  return credit
}
