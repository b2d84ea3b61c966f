import type { Piece } from '../text/pieces.ts'

/** The letter of an alternative, or the word before the number of a question. */
const LABEL_MARK = /^(?:[([][A-Ha-h][\])]|[A-Ha-h][).–-]|quest[ãa]o)$/i
/** How much white stands after a letter without a bracket at least, of its size. */
const BARE_GAP = 0.45
/** The number of a question that stands in the margin; it is bold. */
const NUMBER_MARK = /^\d{1,3}[.)–-]?$/

/** What stands before the words of a line: the letter of an alternative, with or without a bracket. */
export const isMark = ({ text }: Piece) => LABEL_MARK.test(text) || /^[A-H]$/.test(text)

/** Whether words mark a question or an alternative. */
export function isLabel(words: readonly Piece[]): boolean {
  const isBold = words.every((piece) => piece.isBold)
  const text = words.map((piece) => piece.text).join('')
  return (words.length === 1 && LABEL_MARK.test(text)) || (isBold && NUMBER_MARK.test(text))
}

/** Whether words begin an alternative; a letter without a bracket has more white after it than a word. */
export function beginsWithLetter([first, next]: readonly Piece[]): boolean {
  if (!first || !isMark(first)) return false
  const isBare = /^[A-H]$/.test(first.text)
  return !isBare || !next || next.x0 - first.x1 > BARE_GAP * first.size
}

/** What begins with the letter of an alternative is text, also where it stands on a picture. */
export const isLabelled = ([first]: readonly Piece[]) => first !== undefined && isLabelLike(first)

export const isLabelLike = ({ text }: Piece) => /^(?:\([A-Ha-h]\)|[A-Ha-h]\))$/.test(text)
