import { sharedWidth } from '../geometry.ts'
import type { FlowItem, FlowLine } from '../layout/flow.ts'
import { STACKED } from './formula-doubts.ts'

/**
 * Moves lines that stand directly above a heading's line, such as numerators, behind the heading, because they belong
 * to its question.
 */
export function withOverHeadingsAfter(
  flow: readonly FlowItem[],
  headings: ReadonlySet<FlowItem>,
): FlowItem[] {
  const ordered: FlowItem[] = []
  for (const item of flow) {
    const over: FlowItem[] = []
    while (headings.has(item) && isOver(ordered.at(-1), item)) over.unshift(...ordered.splice(-1))
    ordered.push(item, ...over)
  }
  return ordered
}

/** Whether an item stands so close above a line that it belongs to that line, to the right of the line's beginning. */
const isOver = (before: FlowItem | undefined, item: FlowItem) =>
  before?.kind === 'line' && item.kind === 'line' && areStacked(before, item)

function areStacked(over: FlowLine, { column, line, page }: FlowLine): boolean {
  const gap = line.baseline - over.line.baseline
  const isClose = gap > 0 && gap < STACKED * Math.max(line.size, over.line.size)
  const isHere = over.page === page && over.column === column
  return isHere && isClose && over.line.x0 > line.x0 + line.size && sharedWidth(over.line, line) > 0
}
