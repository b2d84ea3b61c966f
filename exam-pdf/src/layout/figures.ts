import { sumBy } from 'es-toolkit'
import {
  areaOf,
  boxOf,
  contains,
  grown,
  heightOf,
  holdsMiddleOf,
  isThin,
  MOST_RECTANGLE_SEGMENTS,
  sharedHeight,
  sharedWidth,
  unionOf,
  widthOf,
} from '../geometry.ts'
import type { Box, Drawing } from '../model.ts'
import type { Piece } from '../text/pieces.ts'
import type { Printed } from '../text/running.ts'
import { sentenceRows } from '../text/sentences.ts'
import { gridsOf, isInGrid, type Grid } from './tables.ts'
import { clustersOf } from './clusters.ts'

export interface Drawn {
  /** Pictures, graphs and maps. `layOut` extends them by the lettering around them. */
  figures: Box[]
  tables: Grid[]
  /** Frames and backgrounds on which text stands. */
  backgrounds: Box[]
  /** Thin lines. */
  thinLines: Box[]
}

/** A drawing that covers more than this share of a page is the page's background. */
const PAPER = 0.85
/** A frame or background belongs to text where letters cover this share of its area. */
const COVERED = 0.22
/**
 * An image higher than this, in points, is a background only where letters cover twice the share COVERED. A lower image
 * is often an ornament under a line, so the rules for other drawings apply to it.
 */
const STRIP = 30
/** Drawings smaller than this, in points, are ornaments. */
const LEAST_SIDE = 14
/**
 * A frame around a text is wider than this share of the page, and the first words of the text are at most this far from
 * its corner, in points.
 */
const FRAME = 0.3
const CORNER = 45
const CREDIT_WORDS = 3
/** The background within a frame is smaller than the frame by less than this, in points. */
const FRAME_WIDTH = 3
/** Parts of the same figure are at most this far apart, in points. */
const NEAR = 5

/** Sorts the drawings of a page into figures, tables, backgrounds of text, and lines. */
export function drawnOn(page: Printed, bodySize: number): Drawn {
  const { drawings, height, pieces, width } = page
  const own = drawings.filter((drawing) => areaOf(drawing) < PAPER * width * height)
  const tables = gridsOf(own, pieces)
  const free = own.filter((drawing) => !tables.some((table) => isInGrid(table, drawing)))
  const thinLines = free.filter(isThin)
  const backgrounds = free.filter(
    (drawing) => !isThin(drawing) && isBackground(drawing, page, bodySize),
  )
  const shapes = free.filter((drawing) => !isThin(drawing) && !backgrounds.includes(drawing))
  const figures = figuresOf(shapes, thinLines, backgrounds)
  return {
    tables,
    figures,
    backgrounds: backgrounds.map(boxOf),
    thinLines: thinLines
      .filter((rule) => !figures.some((figure) => contains(figure, rule, 1)))
      .map(boxOf),
  }
}

function isBackground(
  drawing: Drawing,
  { drawings, pieces, width }: Printed,
  bodySize: number,
): boolean {
  if (drawing.kind === 'image' && heightOf(drawing) > STRIP) {
    return isCovered(drawing, pieces, 2 * COVERED)
  }
  const inside = pieces.filter((piece) => holdsMiddleOf(drawing, piece))
  return (
    isCovered(drawing, pieces, COVERED) ||
    isAroundOneLine(drawing, pieces) ||
    sentenceRows(inside, bodySize) > 1 ||
    (widthOf(drawing) > FRAME * width && isFrame(drawing, inside, drawings))
  )
}

/**
 * Whether the drawing is a wide rectangle without other drawings in it, except labels, frames and short lines. It also
 * has words at its corner, or at least as many words as a credit.
 */
function isFrame(
  drawing: Drawing,
  inside: readonly Piece[],
  drawings: readonly Drawing[],
): boolean {
  const words = inside.filter(({ text }) => /\p{L}{2}/u.test(text))
  const isAtCorner = words.some(
    ({ x0, y0 }) => x0 - drawing.x0 < CORNER && y0 - drawing.y0 < CORNER,
  )
  return (
    drawing.segments <= MOST_RECTANGLE_SEGMENTS &&
    (isAtCorner || words.length >= CREDIT_WORDS) &&
    drawings.every(
      (other) =>
        !contains(drawing, other, 1) ||
        contains(other, drawing, FRAME_WIDTH) ||
        isAroundOneLine(other, inside) ||
        (isThin(other) && (isShortIn(drawing, other) || isAtEdge(drawing, other))),
    )
  )
}

/** Whether a line is short compared with the frame, like a line under a word. Lines of a graph are longer. */
const isShortIn = (frame: Box, line: Box) =>
  Math.max(widthOf(line), heightOf(line)) < 0.5 * widthOf(frame)

/**
 * Whether the line lies along a side of the frame, or goes from side to side, as a line under the frame's title does.
 */
const isAtEdge = (frame: Box, line: Box) =>
  (line.x0 - frame.x0 < FRAME_WIDTH && frame.x1 - line.x1 < FRAME_WIDTH) ||
  line.x1 - frame.x0 < FRAME_WIDTH ||
  frame.x1 - line.x0 < FRAME_WIDTH ||
  line.y1 - frame.y0 < FRAME_WIDTH ||
  frame.y1 - line.y0 < FRAME_WIDTH

/** Whether letters cover at least this share of the box. */
function isCovered(box: Box, pieces: readonly Piece[], share: number): boolean {
  const inside = pieces.filter((piece) => holdsMiddleOf(box, piece))
  return sumBy(inside, (piece) => widthOf(piece) * piece.size) >= share * areaOf(box)
}

/** Whether the box holds one or two words and is not much higher than they are. */
function isAroundOneLine(box: Box, pieces: readonly Piece[]): boolean {
  const inside = pieces.filter((piece) => holdsMiddleOf(box, piece))
  const highest = Math.max(0, ...inside.map(({ size }) => size))
  return inside.length > 0 && heightOf(box) < 2.8 * highest
}

function figuresOf(
  shapes: readonly Drawing[],
  thinLines: readonly Box[],
  backgrounds: readonly Box[],
): Box[] {
  const lines = thinLines.filter((rule) => isCrossed(rule, thinLines) || !isSeparator(rule, shapes))
  return clustersOf([...shapes, ...lines], NEAR)
    .filter(
      (cluster) => cluster.some((item) => shapes.includes(item as Drawing)) || cluster.length > 3,
    )
    .map(unionOf)
    .filter((box) => widthOf(box) >= LEAST_SIDE && heightOf(box) >= LEAST_SIDE)
    .filter((box) => !backgrounds.some((background) => isMostOf(background, box)))
}

/** Whether a large part of the figure is a background of text. */
const isMostOf = (background: Box, box: Box) =>
  contains(box, background, 1) && areaOf(background) > 0.3 * areaOf(box)

/** Whether other lines cross the line at least twice, as in the grid of a graph. */
function isCrossed(rule: Box, thinLines: readonly Box[]): boolean {
  const isFlat = widthOf(rule) > heightOf(rule)
  const crossing = thinLines.filter(
    (other) =>
      widthOf(other) > heightOf(other) !== isFlat &&
      Math.max(widthOf(other), heightOf(other)) > LEAST_SIDE &&
      sharedWidth(rule, other) >= 0 &&
      sharedHeight(rule, other) >= 0,
  )
  return crossing.length >= 2
}

/** Whether the line reaches far beyond the shapes that it touches, like the line of a heading or between columns. */
function isSeparator(rule: Box, shapes: readonly Box[]): boolean {
  const touched = shapes.filter(
    (shape) =>
      sharedWidth(grown(rule, NEAR), shape) > 0 && sharedHeight(grown(rule, NEAR), shape) > 0,
  )
  if (touched.length === 0) return Math.max(widthOf(rule), heightOf(rule)) > 200
  const around = unionOf(touched)
  return widthOf(rule) > 1.5 * widthOf(around) + 20 || heightOf(rule) > 1.5 * heightOf(around) + 20
}
