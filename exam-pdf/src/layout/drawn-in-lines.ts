import { heightOf, isThin, sharedHeight } from '../geometry.ts'
import type { Box } from '../model.ts'
import type { Line } from '../text/lines.ts'

/** Maximum height of a formula in a line, as a multiple of the line's font size. */
const MOST_HEIGHT = 3.2
/** Minimum overlap in height, as a share of the lower one of line and drawing. */
const BESIDE = 0.4
/** A drawing may overlap the words around it by this many points. */
const OVERLAP = 2
/** After the last word, a drawing begins at most this far away, as a share of the font size. */
const CLOSE = 0.8

/** Whether a drawing stands between the words of a line or right after them, like a formula that is a picture. */
export function isWithin(line: Line, drawing: Box): boolean {
  const { pieces, size } = line
  const beside = sharedHeight(line, drawing) / Math.min(heightOf(line), heightOf(drawing))
  if (isThin(drawing) || heightOf(drawing) > MOST_HEIGHT * size || beside < BESIDE) return false
  return pieces.some(({ x1 }, index) => {
    const next = pieces[index + 1]
    return (
      drawing.x0 > x1 - OVERLAP &&
      (next ? drawing.x1 < next.x0 + OVERLAP : drawing.x0 < x1 + CLOSE * size)
    )
  })
}
