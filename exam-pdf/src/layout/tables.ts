import { sortBy } from 'es-toolkit'
import {
  contains,
  heightOf,
  holdsMiddleOf,
  isThin,
  sharedHeight,
  THIN,
  unionOf,
  widthOf,
} from '../geometry.ts'
import type { Box, Drawing } from '../model.ts'
import type { Piece } from '../text/pieces.ts'
import { clustersOf } from './clusters.ts'

/** A table with ruled lines. */
export interface Grid extends Box {
  /** The positions of the lines between columns and between rows, including the outer ones. */
  xs: number[]
  ys: number[]
}

/** Shorter lines, in points, do not separate cells. */
const LEAST_LINE = 8
/** Lines that are at most this far apart, in points, count as one. */
const SAME_LINE = 3
/** The number of segments of a rectangle; a filled rectangle need not be closed. Axes and curves have fewer. */
const RECTANGLE_SEGMENTS = { least: 5, leastFilled: 4, most: 6 }
/** The heading of a question: its word and its number may stand in boxes beside each other, which look like a table. */
const HEADING = /^quest[ãa]o\W{0,3}\d{1,3}\W{0,2}$/iu
/** Minimum share of a table's cells that hold text. */
const LEAST_FULL = 0.5
const LEAST_COLUMNS = 2

/** The ruled tables of a page: groups of touching lines, with text in most of the cells between them. */
export function gridsOf(drawings: readonly Drawing[], pieces: readonly Piece[]): Grid[] {
  const edges = drawings.flatMap(edgesOf)
  return clustersOf(edges, SAME_LINE)
    .map(gridOf)
    .filter((grid) => isTable(grid, pieces))
}

/** The lines that a drawing adds to the page: the drawing itself, or the sides of a rectangle. */
function edgesOf(drawing: Drawing): Box[] {
  const { x0, x1, y0, y1 } = drawing
  const isLong = widthOf(drawing) >= LEAST_LINE || heightOf(drawing) >= LEAST_LINE
  if (drawing.kind !== 'path' || !isLong) return []
  if (isThin(drawing)) return [{ x0, x1, y0, y1 }]
  if (!mayBeRectangle(drawing)) return []
  return [
    { x0, x1, y0, y1: y0 },
    { x0, x1, y0: y1, y1 },
    { x0, x1: x0, y0, y1 },
    { x0: x1, x1, y0, y1 },
  ]
}

const mayBeRectangle = ({ isFilled, segments }: Drawing) =>
  segments >= (isFilled ? RECTANGLE_SEGMENTS.leastFilled : RECTANGLE_SEGMENTS.least) &&
  segments <= RECTANGLE_SEGMENTS.most

function gridOf(edges: readonly Box[]): Grid {
  const vertical = edges.filter((edge) => heightOf(edge) >= LEAST_LINE && widthOf(edge) < THIN)
  const horizontal = edges.filter((edge) => widthOf(edge) >= LEAST_LINE && heightOf(edge) < THIN)
  const ys = placesOf(horizontal.map(({ y0, y1 }) => (y0 + y1) / 2))
  const rows = { y0: Math.min(...ys), y1: Math.max(...ys) }
  // A vertical line that lies outside the rows is that of a frame next to the table.
  const between = vertical.filter((edge) => sharedHeight(edge, { ...edge, ...rows }) > SAME_LINE)
  return { ...unionOf(edges), xs: placesOf(between.map(({ x0, x1 }) => (x0 + x1) / 2)), ys }
}

function placesOf(values: readonly number[]): number[] {
  const places: number[] = []
  for (const value of values.toSorted((a, b) => a - b)) {
    const last = places.at(-1)
    if (last === undefined || value - last > SAME_LINE) places.push(value)
  }
  return places
}

function isTable(grid: Grid, pieces: readonly Piece[]): boolean {
  const { xs, ys } = grid
  if (xs.length < LEAST_COLUMNS + 1 || ys.length < 2) return false
  const inside = pieces.filter((piece) => holdsMiddleOf(grid, piece))
  if (
    HEADING.test(
      sortBy(inside, ['x0'])
        .map(({ text }) => text)
        .join(''),
    )
  )
    return false
  const cells = cellRowsOf(grid).flat()
  const full = cells.filter((cell) => inside.some((piece) => holdsMiddleOf(cell, piece)))
  return full.length >= 2 && full.length >= LEAST_FULL * cells.length
}

/** The cells of a grid, row by row, each row from left to right. */
export function cellRowsOf({ xs, ys }: Pick<Grid, 'xs' | 'ys'>): Box[][] {
  return ys
    .slice(1)
    .map((y1, row) =>
      xs.slice(1).map((x1, column) => ({ x0: xs[column] ?? 0, x1, y0: ys[row] ?? 0, y1 })),
    )
}

/** Whether a box lies completely within a grid. */
export const isInGrid = (grid: Grid, box: Box) => contains(grid, box, SAME_LINE)
