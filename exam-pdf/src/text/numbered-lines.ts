import { minBy, sortBy } from 'es-toolkit'
import { heightOf, sharedHeight, sharedWidth, unionOf } from '../geometry.ts'
import type { Box } from '../model.ts'
import { piecesByRow } from './piece-rows.ts'
import type { Piece } from './pieces.ts'

/** Words of a row that stand close together. */
export interface Run extends Box {
  pieces: Piece[]
}

/** A number, with the line beside which it stands. */
export interface Numbered {
  run: Run
  numero: number
  line: Run
}

/** Words that are at least this far apart, as a multiple of their size, belong to different runs. */
const WORD_SPACE = 0.9
/** The minimum distance between a line and its number, as a share of the number's height. */
const LEAST_GAP = 0.6
/** The maximum distance between a number and the line to its right, in points. */
const MOST_GAP = 70
/** The lines of one text begin at the same x, up to this many points, because verses may be indented. */
const INDENTED = 16
/** Lines that are further apart than this multiple of their height belong to different texts. */
const MOST_SPACING = 3.3

/** The words of a page, grouped into runs. */
export function runsOf(pieces: readonly Piece[]): Run[] {
  return piecesByRow(pieces).flatMap((row) => {
    const runs: Piece[][] = []
    for (const piece of sortBy(row, ['x0'])) {
      const last = runs.at(-1)
      const before = last?.at(-1)
      if (last && before && piece.x0 - before.x1 < WORD_SPACE * piece.size) last.push(piece)
      else runs.push([piece])
    }
    return runs.map((run) => ({ ...unionOf(run), pieces: run }))
  })
}

/** Whether nothing stands close to a number. An exponent has its base close to it. */
export const isApart = (number: Run, runs: readonly Run[]) =>
  runs.every(
    (run) =>
      run === number ||
      sharedHeight(number, run) < 0.1 * heightOf(number) ||
      sharedWidth(number, run) < -LEAST_GAP * heightOf(number),
  )

/** The line to the right of a number; undefined where there is none close enough. */
export function leftOf(number: Run, texts: readonly Run[]): Run | undefined {
  const after = besides(number, texts).filter(({ x0 }) => x0 > number.x1)
  const line = minBy(after, ({ x0 }) => x0)
  return line && line.x0 - number.x1 < MOST_GAP ? line : undefined
}

/** The line to the left of a number; undefined where there is none. */
export const rightOf = (number: Run, texts: readonly Run[]): Run | undefined =>
  minBy(
    besides(number, texts).filter(({ x1 }) => x1 < number.x0),
    ({ x1 }) => -x1,
  )

const besides = (number: Run, texts: readonly Run[]) =>
  texts.filter(
    (text) => sharedHeight(number, text) > 0.6 * Math.min(heightOf(number), heightOf(text)),
  )

/** The lines of the text to which a line belongs, from top to bottom. */
export function textAround(line: Run, texts: readonly Run[]): Run[] {
  const column = sortBy(
    texts.filter(({ x0 }) => Math.abs(x0 - line.x0) < INDENTED),
    ['y0'],
  )
  const at = column.indexOf(line)
  const isNext = (index: number) => {
    const [before, after] = [column[index - 1], column[index]]
    return before && after && after.y0 - before.y0 < MOST_SPACING * heightOf(after)
  }
  let start = at
  while (isNext(start)) start -= 1
  let end = at + 1
  while (isNext(end)) end += 1
  return column.slice(start, end)
}
