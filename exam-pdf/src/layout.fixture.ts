import type { FlowFigure, FlowLine } from './layout/flow.ts'
import type { Box, Drawing } from './model.ts'
import { lineOf } from './text/lines.ts'
import type { Piece } from './text/pieces.ts'
import type { Printed } from './text/running.ts'

/** The width of a letter and of the space between words, as a share of the font size: as in most fonts. */
const LETTER = 0.5
const SPACE = 0.25

type Look = Partial<Pick<Piece, 'size' | 'isBold' | 'isItalic' | 'font' | 'isMissing'>>

/** One word that begins at a place, in points. */
export function piece(text: string, x0: number, baseline: number, look: Look = {}): Piece {
  const size = look.size ?? 10
  return {
    text,
    x0,
    x1: x0 + text.length * LETTER * size,
    y0: baseline - 0.76 * size,
    y1: baseline + 0.22 * size,
    baseline,
    isBold: false,
    isItalic: false,
    isMissing: false,
    font: 'Text',
    hasSpaceBefore: false,
    hasSpaceAfter: false,
    ...look,
    size,
  }
}

/** Words on a line, beginning at a place. Two or more spaces in `text` make a wide gap, always of the same width. */
export function words(text: string, x0: number, baseline: number, look: Look = {}): Piece[] {
  const size = look.size ?? 10
  const pieces: Piece[] = []
  let x = x0
  for (const part of text.match(/ {2,}|\S+/g) ?? []) {
    if (part.trim() === '') x += 10 * SPACE * size
    else {
      const next = piece(part, x, baseline, look)
      pieces.push(next)
      x = next.x1 + SPACE * size
    }
  }
  return pieces
}

const COLUMN: Box = { x0: 50, x1: 300, y0: 50, y1: 700 }

/** A line as an item of the flow. */
export function flowLine(
  text: string,
  baseline: number,
  {
    x0 = 50,
    page = 1,
    column = COLUMN,
    ...look
  }: Look & { x0?: number; page?: number; column?: Box } = {},
): FlowLine {
  return { kind: 'line', page, column, line: lineOf(words(text, x0, baseline, look)) }
}

/** Lines below each other, 12 points apart. */
export const flowLines = (texts: readonly string[], from = 100): FlowLine[] =>
  texts.map((text, index) => flowLine(text, from + 12 * index))

export function flowFigure(box: Box, page = 1): FlowFigure {
  return { kind: 'figure', page, column: COLUMN, box, lettering: [], titulo: [], legenda: [] }
}

/** A drawn path. */
export function drawing(box: Box, values: Partial<Drawing> = {}): Drawing {
  return { kind: 'path', isFilled: false, lightness: 0, z: 1, segments: 10, ...box, ...values }
}

/** A page of 600 by 800 points. */
export function printedPage(number: number, pieces: Piece[], drawings: Drawing[] = []): Printed {
  return { number, width: 600, height: 800, pieces, turned: [], drawings }
}
