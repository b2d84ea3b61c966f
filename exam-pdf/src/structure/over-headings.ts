import { sharedWidth } from '../geometry.ts'
import type { FlowItem, FlowLine } from '../layout/flow.ts'
import { STACKED } from './formula-doubts.ts'

/** A flow in which what stands over a heading's line, as numerators do, comes after it: it is of its question. */
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

/** Whether it stands closer over a line than another line does, after where that begins. */
const isOver = (before: FlowItem | undefined, item: FlowItem) =>
  before?.kind === 'line' && item.kind === 'line' && areStacked(before, item)

function areStacked(over: FlowLine, { column, line, page }: FlowLine): boolean {
  const gap = line.baseline - over.line.baseline
  const isClose = gap > 0 && gap < STACKED * Math.max(line.size, over.line.size)
  const isHere = over.page === page && over.column === column
  return isHere && isClose && over.line.x0 > line.x0 + line.size && sharedWidth(over.line, line) > 0
}
