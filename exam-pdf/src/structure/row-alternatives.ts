import { boxOf, holdsMiddleOf } from '../geometry.ts'
import type { FlowFigure, FlowItem, FlowLine } from '../layout/flow.ts'
import { cellRowsOf, type Grid } from '../layout/tables.ts'
import type { Box } from '../model.ts'
import { lineOf, linesOf } from '../text/lines.ts'
import type { Piece } from '../text/pieces.ts'
import type { Labels } from './alternatives.ts'
import { labelsIn } from './labels.ts'
import { boxOfLabel } from './picture-alternatives.ts'
import type { AlternativeParts, QuestionParts } from './parts.ts'

/** The maximum distance of the letters to the left of a table's rows, in points. */
const ROOM_LEFT_OF_ROWS = 60

/** The minimum number of rows with letters. */
const LEAST_ROWS = 3

/**
 * The parts of a question whose alternatives are the rows of a table; undefined where they are not. `found` are the
 * labels found outside of tables; where there are none, the letters in the first cells of a table are used. `tables`
 * returns the tables of a page.
 */
export function rowPartsOf(
  items: readonly FlowItem[],
  found: Labels,
  tables: (page: number) => readonly Grid[],
): QuestionParts | undefined {
  const labels = found.length > 0 ? found : (items.map(lettersOf).find(hasEnough) ?? [])
  const page = labels[0]?.line.page
  if (page === undefined || labels.some(({ line }) => line.page !== page)) return undefined
  const grid = tables(page).find((table) => hasRowFor(table, labels))
  if (!grid) return undefined
  const whole = items.find((item) => item.kind === 'table' && item.box === grid)
  const isInGrid = (piece: Piece) => holdsMiddleOf(grid, piece)
  const letters = new Set(
    labels.flatMap(({ line, piece, pieces }) => line.line.pieces.slice(piece, piece + pieces)),
  )
  const inGrid = items
    .flatMap((item) => (item.page === page ? piecesIn(item) : []))
    .filter((piece) => isInGrid(piece) && !letters.has(piece))
  const others = items
    .filter((item) => item !== whole)
    .flatMap((item) =>
      withoutPieces(item, (piece) => item.page === page && (isInGrid(piece) || letters.has(piece))),
    )
  const first = rowOf(grid, labels[0])
  const stem = first && first > 0 ? [...others, pictureOf(grid, page)] : others
  const alternatives = labels.map((label): AlternativeParts => {
    const cells = cellRowsOf(grid)[rowOf(grid, label) ?? 0] ?? []
    return {
      letra: label.letra,
      label,
      items: cells.flatMap((cell) => linesIn(cell, inGrid, page)),
    }
  })
  return { stem, alternatives, rest: [] }
}

function piecesIn(item: FlowItem): readonly Piece[] {
  if (item.kind === 'figure') return []
  return item.kind === 'line' ? item.line.pieces : item.pieces
}

/** The letters in the first cells of a table's rows, if they run from A on; otherwise none. */
function lettersOf(table: FlowItem): Labels {
  if (table.kind !== 'table') return []
  const labels = cellRowsOf(table.box).flatMap(([cell]) => {
    const lines = cell ? linesIn(cell, table.pieces, table.page) : []
    return lines.length === 1 ? labelsIn(lines, 0, 1).filter(isWhole) : []
  })
  return labels.every(({ letra }, index) => letra === String.fromCodePoint(65 + index))
    ? labels
    : []
}

const isWhole = ({ line, pieces }: Labels[number]) => pieces === line.line.pieces.length

const hasEnough = (labels: Labels) => labels.length >= LEAST_ROWS

/** Whether the letters stand in or beside the table, and each has a row of its own. */
function hasRowFor(grid: Grid, labels: Labels): boolean {
  const rows = labels.map((label) => rowOf(grid, label))
  const isBeside = labels.every((label) => {
    const { x0 } = boxOfLabel(label)
    return x0 > grid.x0 - ROOM_LEFT_OF_ROWS && x0 < grid.x1
  })
  return isBeside && rows.every((row) => row !== undefined) && new Set(rows).size === labels.length
}

function rowOf({ ys }: Grid, label: Labels[number] | undefined): number | undefined {
  if (!label) return undefined
  const { y0, y1 } = boxOfLabel(label)
  const middle = (y0 + y1) / 2
  const row = ys.slice(1).findIndex((bottom, index) => middle > (ys[index] ?? 0) && middle < bottom)
  return row === -1 ? undefined : row
}

function linesIn(cell: Box, pieces: readonly Piece[], page: number): FlowLine[] {
  const inside = pieces.filter((piece) => holdsMiddleOf(cell, piece))
  return linesOf(inside).map((line) => ({ kind: 'line', page, column: cell, line }))
}

function withoutPieces(item: FlowItem, isTaken: (piece: Piece) => boolean): FlowItem[] {
  if (item.kind !== 'line') return [item]
  const pieces = item.line.pieces.filter((piece) => !isTaken(piece))
  if (pieces.length === item.line.pieces.length) return [item]
  if (pieces.length === 0) return []
  return [{ ...item, line: { ...lineOf(pieces), baseline: item.line.baseline } }]
}

/** The whole table as a figure for the stem, because its head says what the cells mean. */
function pictureOf(grid: Grid, page: number): FlowFigure {
  const box = boxOf(grid)
  return { kind: 'figure', page, column: box, box, lettering: [], titulo: [], legenda: [] }
}
