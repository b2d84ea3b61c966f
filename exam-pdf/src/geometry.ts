import type { Box } from './model.ts'

export const widthOf = ({ x0, x1 }: Box) => x1 - x0
export const heightOf = ({ y0, y1 }: Box) => y1 - y0
export const areaOf = (box: Box) => widthOf(box) * heightOf(box)

/** A drawing thinner than this, in points, is a line. */
export const THIN = 2.5
export const isThin = (box: Box) => widthOf(box) < THIN || heightOf(box) < THIN

/** A rectangle has at most this many segments. */
export const MOST_RECTANGLE_SEGMENTS = 6

/** The smallest box around all boxes; throws where there are none. */
export function unionOf(boxes: readonly Box[]): Box {
  if (boxes.length === 0) throw new Error('No box around nothing')
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  }
}

/** How many points of width two boxes share; negative where a gap is between them. */
export const sharedWidth = (a: Box, b: Box) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)

/** How many points of height two boxes share; negative where a gap is between them. */
export const sharedHeight = (a: Box, b: Box) => Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)

/** Whether the middle of `inner` lies in `outer`. */
export function holdsMiddleOf(outer: Box, inner: Box): boolean {
  const x = (inner.x0 + inner.x1) / 2
  const y = (inner.y0 + inner.y1) / 2
  return x >= outer.x0 && x <= outer.x1 && y >= outer.y0 && y <= outer.y1
}

/** Whether `outer` contains all of `inner`, with a tolerance of `slack` points. */
export function contains(outer: Box, inner: Box, slack = 0): boolean {
  return (
    inner.x0 >= outer.x0 - slack &&
    inner.x1 <= outer.x1 + slack &&
    inner.y0 >= outer.y0 - slack &&
    inner.y1 <= outer.y1 + slack
  )
}

/** The box, larger by `by` points on each side. */
export function grown({ x0, y0, x1, y1 }: Box, by: number): Box {
  return { x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by }
}

/** The intersection of both boxes; undefined where they do not overlap. */
export function overlapOf(a: Box, b: Box): Box | undefined {
  const box = {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  }
  return box.x0 < box.x1 && box.y0 < box.y1 ? box : undefined
}

/** A box without the other fields of the object. */
export const boxOf = ({ x0, y0, x1, y1 }: Box): Box => ({ x0, y0, x1, y1 })
