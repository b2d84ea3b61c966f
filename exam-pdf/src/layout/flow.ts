import { sortBy } from 'es-toolkit'
import { contains, heightOf, holdsMiddleOf, sharedWidth, unionOf, widthOf } from '../geometry.ts'
import type { Box, Drawing } from '../model.ts'
import { withoutLineNumbers } from '../text/line-numbers.ts'
import { linesOf, mainSize, type Line } from '../text/lines.ts'
import type { Piece } from '../text/pieces.ts'
import type { Printed } from '../text/running.ts'
import { withUnderlines } from '../text/underlines.ts'
import { wordGroups } from './word-groups.ts'
import { beginsWithBracketedLetter } from './label-marks.ts'
import { contentsOf, NOTHING, type Content } from './contents.ts'
import { isWithin } from './drawn-in-lines.ts'
import { drawnOn, type Drawn } from './figures.ts'
import { withLettering } from './lettering.ts'
import { blocksOf, columnsOf } from './order.ts'
import type { Grid } from './tables.ts'

/** A line of text, with the column in which it stands. */
export interface FlowLine {
  kind: 'line'
  /** From 1. */
  page: number
  column: Box
  line: Line
  /** The ruled table in which the line stands. */
  table?: Grid
  /** The frame or background on which the line stands. */
  background?: Box
  /** Whether a drawing stands between the words of the line, or right after them. */
  hasDrawing?: boolean
}

export interface FlowFigure {
  kind: 'figure'
  page: number
  column: Box
  box: Box
  /** The words inside the figure. */
  lettering: Piece[]
  /** The lines above and below the figure that belong to it (see captions.ts). */
  titulo: FlowLine[]
  legenda: FlowLine[]
}

export interface FlowTable {
  kind: 'table'
  page: number
  column: Box
  box: Grid
  pieces: Piece[]
  /** Whether the table contains drawings besides its lines. */
  hasDrawings: boolean
  titulo: FlowLine[]
  legenda: FlowLine[]
}

export type FlowItem = FlowLine | FlowFigure | FlowTable

/** The box of an item on its page. */
export const boxOfItem = (item: FlowItem): Box => (item.kind === 'line' ? item.line : item.box)

/** A page with its layout, as `--debug` draws it. */
export interface Laid {
  page: number
  width: number
  height: number
  drawn: Drawn
  blocks: Box[]
  items: FlowItem[]
}

/** Columns of different pages count as the same where they differ by less than this, in points. */
const SAME_COLUMN = 12
/**
 * A line beside a figure is read before the figure where its baseline is at most this far below the figure's upper
 * edge, in points.
 */
const FIRST_LINE = 14
const LEAST_PAGES_SHARE = 0.4

/** Determines what stands on the pages, in reading order. */
export function layOut(printed: readonly Printed[]): Laid[] {
  const pages = printed.map(withoutLineNumbers)
  const bodySize = mainSize(pages.flatMap(({ pieces }) => pieces))
  const drawn = pages.map((page) => {
    const { figures, ...others } = drawnOn(page, bodySize)
    const groups = wordGroups(page.pieces).filter((words) => !beginsWithBracketedLetter(words))
    return { ...others, figures: withLettering(figures, groups, page.turned, bodySize) }
  })
  const contents = pages.map((page, index) => contentsOf(page, drawn[index] ?? NOTHING))
  const columns = commonColumns(contents.map(columnsOf))
  return pages.map((page, index) => laidOf(page, drawn[index], contents[index] ?? [], columns))
}

const isOn = (columns: readonly number[], column: number) =>
  columns.some((other) => Math.abs(other - column) < SAME_COLUMN)

/** The x positions at which enough pages are divided into columns. */
function commonColumns(pages: readonly (readonly number[])[]): number[] {
  return pages
    .flat()
    .filter(
      (column) =>
        pages.filter((columns) => isOn(columns, column)).length >= LEAST_PAGES_SHARE * pages.length,
    )
}

function laidOf(
  page: Printed,
  drawn: Drawn = NOTHING,
  contents: readonly Content[],
  columns: readonly number[],
): Laid {
  const blocks = blocksOf(contents, columns)
  const boxes = blocks.map(unionOf)
  return {
    page: page.number,
    width: page.width,
    height: page.height,
    drawn,
    blocks: boxes,
    items: blocks.flatMap((block, index) => {
      const others = boxes.filter((_, place) => place !== index)
      const thinLines = drawn.thinLines.filter(
        (rule) => !others.some((box) => holdsMiddleOf(box, rule)),
      )
      return itemsOf(block, boxes[index], page, { ...drawn, thinLines })
    }),
  }
}

function itemsOf(
  block: readonly Content[],
  column: Box | undefined,
  { number, pieces, drawings }: Printed,
  { backgrounds, thinLines, tables }: Drawn,
): FlowItem[] {
  if (!column) return []
  const lines = linesOf(block.flatMap(({ words = [] }) => words))
  const read = lines.map((line): FlowLine => {
    const table = tables.find((grid) => isMostlyIn(grid, line))
    const background = backgrounds.find((box) => contains(box, line, 3))
    return {
      kind: 'line',
      page: number,
      column,
      line: withUnderlines(line, thinLines),
      ...(table && { table }),
      ...(background && { background }),
      hasDrawing: drawings.some((drawing) => isWithin(line, drawing)),
    }
  })
  const pictures = block.flatMap(({ figure }): FlowFigure[] => {
    if (!figure) return []
    const lettering = pieces.filter((piece) => holdsMiddleOf(figure, piece))
    return [
      { kind: 'figure', page: number, column, box: figure, lettering, titulo: [], legenda: [] },
    ]
  })
  const ruled = block.flatMap(({ table }): FlowTable[] =>
    table ? [tableOf(table, number, column, pieces, drawings)] : [],
  )
  return sortBy([...read, ...pictures, ...ruled], [topOf])
}

function tableOf(
  box: Grid,
  page: number,
  column: Box,
  pieces: readonly Piece[],
  drawings: readonly Drawing[],
): FlowTable {
  const hasDrawings = drawings.some(
    (drawing) =>
      contains(box, drawing, 1) &&
      (drawing.kind === 'image' ||
        (!hasRectangleSegments(drawing) && Math.min(widthOf(drawing), heightOf(drawing)) > 3)),
  )
  const inside = pieces.filter((piece) => holdsMiddleOf(box, piece))
  return { kind: 'table', page, column, box, pieces: inside, hasDrawings, titulo: [], legenda: [] }
}

/** Five or six segments: four could also be a closed triangle. */
const hasRectangleSegments = ({ segments }: Drawing) => segments === 5 || segments === 6

/**
 * The height by which items are sorted. A line beside the upper edge of a figure comes before the figure, as it is a
 * heading or the letter of an alternative.
 */
const topOf = (item: FlowItem) =>
  item.kind === 'line' ? item.line.baseline : item.box.y0 + FIRST_LINE

function isMostlyIn(grid: Grid, line: Line): boolean {
  const inside = line.pieces.filter((piece) => holdsMiddleOf(grid, piece))
  return inside.length > 0 && sharedWidth(grid, line) > 0.5 * widthOf(line)
}
