import type { FlowItem, FlowLine } from '../layout/flow.ts'
import type { Line } from '../text/lines.ts'
import { type Mark, labelAt } from './letter-marks.ts'

/** The letter of an alternative, with its place in the flow. */
export interface Label extends Mark {
  /** The index of its line in the flow, and the index of its first piece in the line. */
  at: number
  piece: number
  /** Whether only a space separates the label from the text before. */
  isRunIn: boolean
  line: FlowLine
}

/** The minimum gap before a label within a line, as a multiple of its size. */
const LEAST_GAP = 0.9

/** All possible letters of alternatives between two indices of the flow. */
export function labelsIn(flow: readonly FlowItem[], start: number, end: number): Label[] {
  const labels: Label[] = []
  for (let at = start; at < end; at += 1) {
    const item = flow[at]
    if (item?.kind === 'line') labels.push(...labelsOf(item, at, labels.at(-1)))
  }
  return labels
}

/** The labels of a line; `before` is the last label of the earlier lines. */
function labelsOf(item: FlowLine, at: number, before: Label | undefined): Label[] {
  const labels: Label[] = []
  for (const piece of item.line.pieces.keys()) {
    const found = labelAt(item.line, piece)
    if (!found) continue
    const isRunIn = !mayBegin(item.line, piece)
    if (isRunIn && !follows(found, labels.at(-1) ?? before)) continue
    labels.push({ ...found, at, piece, isRunIn, line: item })
  }
  return labels
}

/**
 * Whether a letter with a bracket comes right after the letter before it in the alphabet. Then both are labels, even
 * without a gap before them.
 */
const follows = ({ isLower, letra, style }: Mark, before: Label | undefined) =>
  before !== undefined &&
  (style === 'round' || style === 'half') &&
  style === before.style &&
  isLower === before.isLower &&
  letra.codePointAt(0) === (before.letra.codePointAt(0) ?? 0) + 1

/** Whether a label may begin here: at the beginning of the line, or after a gap. */
function mayBegin({ pieces }: Line, index: number): boolean {
  const before = pieces[index - 1]
  const piece = pieces[index]
  return !before || !piece || piece.x0 - before.x1 > LEAST_GAP * piece.size
}
