import { boxOf, holdsMiddleOf } from '../geometry.ts'
import type { FlowFigure, FlowItem, FlowLine } from '../layout/flow.ts'
import { rowsOf, type Grid } from '../layout/tables.ts'
import type { Box } from '../model.ts'
import { lineOf, linesOf } from '../text/lines.ts'
import type { Piece } from '../text/pieces.ts'
import type { Labels } from './alternatives.ts'
import { boxOfLabel } from './picture-alternatives.ts'
import type { AlternativeParts, QuestionParts } from './parts.ts'

/** How far to the left of a table the letters of its rows stand, in points. */
const LABEL_ROOM = 60

/**
 * A question whose alternatives are the rows of a table, taken apart by its cells; nothing where they are
 * not. `tables` are those of a page.
 */
export function rowPartsOf(
  items: readonly FlowItem[],
  labels: Labels,
  tables: (page: number) => readonly Grid[],
): QuestionParts | undefined {
  const page = labels[0]?.line.page
  if (page === undefined || labels.some(({ line }) => line.page !== page)) return undefined
  const grid = tables(page).find((table) => hasRowFor(table, labels))
  if (!grid) return undefined
  const own = items.filter((item) => item.kind === 'line' && item.page === page) as FlowLine[]
  const isInGrid = (piece: Piece) => holdsMiddleOf(grid, piece)
  const letters = new Set(
    labels.flatMap(({ line, piece, pieces }) => line.line.pieces.slice(piece, piece + pieces)),
  )
  const inGrid = own
    .flatMap(({ line }) => line.pieces)
    .filter((piece) => isInGrid(piece) && !letters.has(piece))
  const others = items.flatMap((item) =>
    withoutPieces(item, (piece) => item.page === page && (isInGrid(piece) || letters.has(piece))),
  )
  const first = rowOf(grid, labels[0])
  const stem = first && first > 0 ? [...others, pictureOf(grid, page)] : others
  const alternatives = labels.map((label): AlternativeParts => {
    const cells = rowsOf(grid)[rowOf(grid, label) ?? 0] ?? []
    return {
      letra: label.letra,
      label,
      items: cells.flatMap((cell) => linesIn(cell, inGrid, page)),
    }
  })
  return { stem, alternatives, rest: [] }
}

/** Whether each letter has a row of its own. */
function hasRowFor(grid: Grid, labels: Labels): boolean {
  const rows = labels.map((label) => rowOf(grid, label))
  const isBeside = labels.every((label) => {
    const { x0 } = boxOfLabel(label)
    return x0 > grid.x0 - LABEL_ROOM && x0 < grid.x1
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

/** The whole table as a figure: its head says what the cells are. */
function pictureOf(grid: Grid, page: number): FlowFigure {
  const box = boxOf(grid)
  return { kind: 'figure', page, column: box, box, lettering: [], titulo: [], legenda: [] }
}
