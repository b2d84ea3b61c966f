import { boxOf, holdsMiddleOf, unionOf, widthOf } from '../geometry.ts'
import type { Box } from '../model.ts'
import { textOf } from '../text/lines.ts'
import { announces } from '../text/naming.ts'
import type { Piece } from '../text/pieces.ts'
import type { Printed } from '../text/running.ts'
import type { Drawn } from './figures.ts'
import type { Item } from './items.ts'
import type { Grid } from './tables.ts'
import { LABEL_ROOM, withLabelsJoined, wordGroups } from './word-groups.ts'
import { beginsWithLetter, isBracketedLetter, beginsWithBracketedLetter } from './label-marks.ts'

/** Content of a page: words of a row without a gap at which a column could end, a figure, or a table. */
export type Content = Item & { words?: Piece[]; figure?: Box; table?: Grid }

/** A background or a line that is wider than this share of the page separates what is above it from what is below. */
const WIDE = 0.3

const QUESTION = /^(?:quest[ãa]o\s*(?:n\S*\s*)?(\d{1,3})\b|(\d{1,3})[ªº]?\s*quest[ãa]o(?!\p{L}))/iu

/** A page on which nothing is drawn. */
export const NOTHING: Drawn = { figures: [], tables: [], backgrounds: [], thinLines: [] }

/** The items of a page that have to be put in order: words, figures, tables, and separators of blocks. */
export function contentsOf({ pieces, width }: Printed, drawn: Drawn): Content[] {
  const { figures, backgrounds, thinLines, tables } = drawn
  const whole = tables.filter((table) => !hasLabels(table, pieces))
  const inTables = (piece: Piece) => whole.some((box) => holdsMiddleOf(box, piece))
  const text = wordGroups(pieces.filter((piece) => !inTables(piece))).filter(
    (words) => !figures.some((figure) => isLetteringInside(figure, words)),
  )
  const placed = withLabelsJoined(text).map((words) => ({
    ...unionOf(words),
    words,
    ...roleOf(words),
    isBlock: false,
    isFigure: false,
  }))
  const pictures = figures.map((figure) => ({
    ...figure,
    figure,
    isBlock: false,
    isFigure: true,
  }))
  const grids = whole.map((table) => ({ ...boxOf(table), table, isBlock: false, isFigure: true }))
  const blocks = [...thinLines, ...backgrounds]
    .filter((box) => widthOf(box) > WIDE * width)
    .concat(tables.filter((table) => !whole.includes(table)))
    .map((box) => ({ ...box, isBlock: true, isFigure: false }))
  return [...placed, ...pictures, ...grids, ...blocks]
}

/**
 * Whether letters of alternatives stand in the rows of a table, or directly to their left. Such a table is read as
 * text.
 */
function hasLabels(table: Grid, pieces: readonly Piece[]): boolean {
  const beside = { ...table, x0: table.x0 - LABEL_ROOM }
  return (
    pieces.filter((piece) => isBracketedLetter(piece) && holdsMiddleOf(beside, piece)).length >= 3
  )
}

/**
 * What the words begin: a question (with its number), an alternative, or an announcement; and whether they are a
 * number.
 */
function roleOf(
  words: readonly Piece[],
): Pick<Item, 'numero' | 'announces' | 'beginsWithLetter' | 'isNumber'> {
  const text = textOf({ pieces: [...words] })
  const found = QUESTION.exec(text)
  return found
    ? { numero: Number(found[1] ?? found[2]) }
    : {
        announces: announces(text),
        beginsWithLetter: beginsWithLetter(words),
        isNumber: /^[\d\s.,%+–−-]*\d[\d\s.,%+–−-]*$/.test(text),
      }
}

/**
 * Whether words are lettering of a figure. Words that begin with the letter of an alternative are text, even where they
 * stand on a picture.
 */
const isLetteringInside = (figure: Box, words: readonly Piece[]) =>
  holdsMiddleOf(figure, unionOf(words)) && !beginsWithBracketedLetter(words)
