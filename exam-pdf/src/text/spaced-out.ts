import type { Box } from '../model.ts'

/** The fields of a piece that are used here. */
interface Letters extends Box {
  text: string
  /** Font size in points. */
  size: number
  font: string
  hasSpaceAfter: boolean
  isMissing: boolean
}

/** At least this many letters at equal distances are a spaced-out word; lists of letters are shorter. */
const LEAST_LETTERS = 6
/** The gaps in such a word differ by less than this share of the size, because kerning changes them a little. */
const SAME_GAP = 0.1
/** The gaps in such a word are smaller than this share of the size. */
const MOST_GAP = 0.7

/** Joins the letters of a spaced-out word such as 'Q U E S T Ã O', and the digits after it that are spaced alike. */
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

/** The gap before a piece of a row, as a share of its size. */
function gapAt(row: readonly Letters[], index: number): number {
  const [before, piece] = [row[index - 1], row[index]]
  return before && piece ? (piece.x0 - before.x1) / piece.size : Infinity
}

/** Whether the piece at `end` continues a run of single letters with equal gaps. */
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
