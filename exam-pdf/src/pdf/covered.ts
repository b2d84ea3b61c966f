import { heightOf, isThin, MOST_RECTANGLE_SEGMENTS, widthOf } from '../geometry.ts'
import type { Box, Drawing } from '../model.ts'

/** With a lower opacity, the objects below stay visible. */
export const OPAQUE = 0.95

type Painted = Drawing & { opacity: number }

/** The drawings, without the parts of lines that an opaque rectangle covers later in the order of painting. */
export function withoutCovered<Each extends Painted>(drawings: readonly Each[]): Each[] {
  const covers = drawings.filter(
    (drawing) =>
      !isThin(drawing) &&
      drawing.isFilled &&
      drawing.opacity >= OPAQUE &&
      drawing.kind === 'path' &&
      drawing.segments <= MOST_RECTANGLE_SEGMENTS,
  )
  return drawings.flatMap((drawing) => {
    if (!isThin(drawing)) return [drawing]
    const later = covers.filter(({ z }) => z > drawing.z)
    return later.reduce((parts, cover) => parts.flatMap((part) => restOf(part, cover)), [drawing])
  })
}

/** The visible parts of a line below a cover: none, one or two. */
function restOf<Line extends Box>(line: Line, cover: Box): Line[] {
  const isUpright = widthOf(line) < heightOf(line)
  const [across, along] = isUpright ? (['x', 'y'] as const) : (['y', 'x'] as const)
  const [from, to] = [`${along}0`, `${along}1`] as const
  const isOver =
    cover[`${across}0`] <= line[`${across}0`] && cover[`${across}1`] >= line[`${across}1`]
  if (!isOver || cover[to] <= line[from] || cover[from] >= line[to]) return [line]
  return [
    { ...line, [to]: cover[from] },
    { ...line, [from]: cover[to] },
  ].filter((part) => part[to] > part[from])
}
