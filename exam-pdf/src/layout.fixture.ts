import type { FlowFigure, FlowLine } from './layout/flow.ts'
import type { Box, Drawing } from './model.ts'
import { lineOf } from './text/lines.ts'
import type { Piece } from './text/pieces.ts'
import type { Printed } from './text/running.ts'

/** How wide a letter is, and the space between words, of the size: as in most fonts. */
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

/** A line of words from a place on; two spaces or more are as much white as ten. */
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

/** A line as the flow has it. */
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

/** Something drawn. */
export function drawing(box: Box, values: Partial<Drawing> = {}): Drawing {
  return { kind: 'path', isFilled: false, lightness: 0, z: 1, segments: 10, ...box, ...values }
}

/** A page of 600 by 800 points. */
export function printedPage(number: number, pieces: Piece[], drawings: Drawing[] = []): Printed {
  return { number, width: 600, height: 800, pieces, turned: [], drawings }
}
