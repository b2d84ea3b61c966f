import type { Piece } from '../text/pieces.ts'

/** The letter of an alternative, or the word before a question's number. */
const LABEL_MARK = /^(?:[([][A-Ha-h][\])]|[A-Ha-h][).–-]|quest[ãa]o)$/i
/** Minimum white space after a letter without a bracket, as a share of its font size. */
const BARE_GAP = 0.45
/** The number of a question in the margin, which is in bold type. */
const NUMBER_MARK = /^\d{1,3}[.)–-]?$/

/**
 * Whether a piece may mark a question or an alternative: the letter of an alternative, with or without a bracket, or
 * the word 'questão'.
 */
export const isPossibleMark = ({ text }: Piece) => LABEL_MARK.test(text) || /^[A-H]$/.test(text)

/** Whether words are only the mark of a question or of an alternative. */
export function isOnlyMark(words: readonly Piece[]): boolean {
  const isBold = words.every((piece) => piece.isBold)
  const text = words.map((piece) => piece.text).join('')
  return (words.length === 1 && LABEL_MARK.test(text)) || (isBold && NUMBER_MARK.test(text))
}

/**
 * Whether words begin with the letter of an alternative. After a letter without a bracket there must be more white
 * space than between words.
 */
export function beginsWithLetter([first, next]: readonly Piece[]): boolean {
  if (!first || !isPossibleMark(first)) return false
  const isBare = /^[A-H]$/.test(first.text)
  return !isBare || !next || next.x0 - first.x1 > BARE_GAP * first.size
}

/** Whether words begin with a bracketed letter. Such words are text, even where they stand on a picture. */
export const beginsWithBracketedLetter = ([first]: readonly Piece[]) =>
  first !== undefined && isBracketedLetter(first)

export const isBracketedLetter = ({ text }: Piece) => /^(?:\([A-Ha-h]\)|[A-Ha-h]\))$/.test(text)
