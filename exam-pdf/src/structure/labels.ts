import type { FlowItem, FlowLine } from '../layout/flow.ts'
import type { Line } from '../text/lines.ts'
import { type Mark, labelAt } from './letter-marks.ts'

/** The letter of an alternative, where it stands. */
export interface Label extends Mark {
  /** The index of its line in the flow, and of its first piece in the line. */
  at: number
  piece: number
  /** Nothing but a space parts it from the alternative before it. */
  isRunIn: boolean
  line: FlowLine
}

/** A label within a line stands that far from what is before it, of the size. */
const LEAST_GAP = 0.9

/** All that may be the letter of an alternative between two indices of a flow. */
export function labelsIn(flow: readonly FlowItem[], start: number, end: number): Label[] {
  const labels: Label[] = []
  for (let at = start; at < end; at += 1) {
    const item = flow[at]
    if (item?.kind === 'line') labels.push(...labelsOf(item, at, labels.at(-1)))
  }
  return labels
}

/** The labels of a line; `before` is the last one of the lines before it. */
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

/** Whether a letter in brackets is the next after the one before it: however close to other words, both are labels. */
const follows = ({ isLower, letra, style }: Mark, before: Label | undefined) =>
  before !== undefined &&
  (style === 'round' || style === 'half') &&
  style === before.style &&
  isLower === before.isLower &&
  letra.codePointAt(0) === (before.letra.codePointAt(0) ?? 0) + 1

/** A label begins a line, or stands after a gap in it. */
function mayBegin({ pieces }: Line, index: number): boolean {
  const before = pieces[index - 1]
  const piece = pieces[index]
  return !before || !piece || piece.x0 - before.x1 > LEAST_GAP * piece.size
}
