import type { Box } from '../model.ts'

/** What stands in a row, as far as it matters here. */
interface Letters extends Box {
  text: string
  /** Font size in points. */
  size: number
  font: string
  hasSpaceAfter: boolean
  isMissing: boolean
}

/** At least this many letters at equal distances are a word that is spaced out; lists of letters are shorter. */
const LEAST_LETTERS = 6
/** Their gaps differ by less, of the size: kerning changes them a little. */
const SAME_GAP = 0.1
/** They are no further apart, of the size. */
const MOST_GAP = 0.7

/** The pieces of a row with the letters of a word like 'Q U E S T Ã O' put together, and the digits after it. */
export function withSpacedOut<Piece extends Letters>(row: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  let spacing: number | undefined
  for (let start = 0; start < row.length;) {
    let end = start + 1
    while (isNext(row, start, end)) end += 1
    const run = row.slice(start, end)
    const isWord = run.length >= LEAST_LETTERS && run.every(({ text }) => /\p{L}/u.test(text))
    const isLike = spacing !== undefined && Math.abs(gapAt(row, start + 1) - spacing) < SAME_GAP
    if (isWord) spacing = gapAt(row, start + 1)
    if (isWord || (isLike && run.length > 1)) joined.push(joinedOf(run))
    else joined.push(...run)
    start = end
  }
  return joined
}

const isOne = (piece: Letters | undefined) =>
  piece !== undefined && /^[\p{L}\p{M}\d]$/u.test(piece.text.normalize())

/** The white before a piece of a row, of its size. */
function gapAt(row: readonly Letters[], index: number): number {
  const [before, piece] = [row[index - 1], row[index]]
  return before && piece ? (piece.x0 - before.x1) / piece.size : Infinity
}

/** Whether the piece at `end` goes on a run of single letters that are spaced alike. */
function isNext(row: readonly Letters[], start: number, end: number): boolean {
  const gap = gapAt(row, end)
  return (
    isOne(row[end - 1]) &&
    isOne(row[end]) &&
    row[end]?.font === row[start]?.font &&
    gap < MOST_GAP &&
    Math.abs(gap - gapAt(row, start + 1)) < SAME_GAP
  )
}

function joinedOf<Piece extends Letters>(run: readonly Piece[]): Piece {
  const [first] = run
  const last = run.at(-1)
  if (!first || !last) throw new Error('No piece of nothing')
  return {
    ...first,
    text: run.map(({ text }) => text).join(''),
    x1: last.x1,
    hasSpaceAfter: last.hasSpaceAfter,
    isMissing: run.some(({ isMissing }) => isMissing),
  }
}
