import { heightOf, sharedHeight, widthOf } from '../geometry.ts'
import type { Box } from '../model.ts'
import type { Line } from '../text/lines.ts'
import { THIN } from './tables.ts'

/** A formula in a line is at most that high, of the line's size. */
const MOST_HEIGHT = 3.2
/** This part of the lower one of both stands beside the other. */
const BESIDE = 0.4
/** How far it may reach over the words around it, in points. */
const OVERLAP = 2
/** After the last word it stands that close, of the size. */
const CLOSE = 0.8

/** Whether something is drawn between the words of a line or right after them, as a formula is that is a picture. */
export function isWithin(line: Line, drawing: Box): boolean {
  const { pieces, size } = line
  const isThin = widthOf(drawing) < THIN || heightOf(drawing) < THIN
  const beside = sharedHeight(line, drawing) / Math.min(heightOf(line), heightOf(drawing))
  if (isThin || heightOf(drawing) > MOST_HEIGHT * size || beside < BESIDE) return false
  return pieces.some(({ x1 }, index) => {
    const next = pieces[index + 1]
    return (
      drawing.x0 > x1 - OVERLAP &&
      (next ? drawing.x1 < next.x0 + OVERLAP : drawing.x0 < x1 + CLOSE * size)
    )
  })
}
