import { sharedHeight, sharedWidth } from '../geometry.ts'
import type { FlowItem, FlowLine } from '../layout/flow.ts'
import type { Box } from '../model.ts'
import { textOf } from '../text/lines.ts'
import { sentenceRows } from '../text/sentences.ts'
import { isPartTitle } from '../text/naming.ts'

/** The maximum number of words of a title between questions. */
const TITLE_WORDS = 10
/** The minimum size of a title, as a multiple of the size of running text. */
const LARGER = 1.12
/** The maximum number of words and letters of an axis name or of the label of a figure's part. */
const LOOSE_WORDS = 3
const LOOSE_LETTERS = 24
/** The maximum distance of such a label above or below the figure, and beside it, in points. */
const LOOSE_OVER = 14
const LOOSE_BESIDE = 24
/**
 * Small capitals are smaller than this share of their line's size. This many consecutive pieces of small capitals are
 * fragments.
 */
const SMALLER = 0.86
const FRAGMENTS = 3
/** A piece stands on its line where its baseline differs by less than this share of the line's size. */
const OFF_LINE = 0.04
/**
 * Lines of the same paragraph are at most this far apart, as a multiple of their size, and begin at the same x, up to
 * SAME_EDGE points.
 */
export const SAME_PARAGRAPH = 1.8
export const SAME_EDGE = 2
const ENDED = /[.:;!?…,]["”’)\]]*$/u

/**
 * Whether a line contains words in small capitals as fragments, because the PDF does not say how wide these letters
 * are.
 */
export const hasFragments = (items: readonly FlowItem[]): boolean =>
  items.some((item) => {
    if (item.kind !== 'line') return false
    const { baseline, pieces, size } = item.line
    let run = 0
    return pieces.some((piece) => {
      const isOnLine = Math.abs(piece.baseline - baseline) < OFF_LINE * size
      const isFragment =
        piece.size < SMALLER * size && isOnLine && /^\p{Ll}{1,4}$/u.test(piece.text)
      run = isFragment ? run + 1 : 0
      return run >= FRAGMENTS
    })
  })

/** The number of unknown characters. */
export function missingIn(items: readonly FlowItem[]): number {
  const lines = items.filter((item) => item.kind === 'line')
  return lines.flatMap(({ line }) => line.pieces).filter(({ isMissing }) => isMissing).length
}

/** Whether a line between questions is the title of a subject or of a part of the booklet. */
export function isSectionTitle({ line }: FlowLine, bodySize: number): boolean {
  const text = textOf(line).trim()
  if (isPartTitle(text)) return true
  const isShort = text.split(/\s+/).length <= TITLE_WORDS && !/[.;:?!]$/.test(text)
  const isCapitals = /\p{Lu}{3}/u.test(text) && text === text.toUpperCase()
  const isBold = line.pieces.every((piece) => piece.isBold)
  return isShort && (isCapitals || isBold || line.size > LARGER * bodySize)
}

/** Whether a figure contains running text, which may belong to the question. */
export function hasSentence(figure: FlowItem, bodySize: number): boolean {
  return figure.kind === 'figure' && sentenceRows(figure.lettering, bodySize) > 0
}

/**
 * Whether a few words stand so close to a figure that they may be its lettering, although they are as large as running
 * text.
 */
export function hasLooseWords(items: readonly FlowItem[]): boolean {
  const figures = items.filter((item) => item.kind === 'figure')
  return items.some((item, index) => {
    // The line of a heading may have no pieces left at this stage. Bold lines are titles.
    if (item.kind !== 'line' || item.line.pieces.every(({ isBold }) => isBold)) return false
    const text = textOf(item.line).trim()
    const isShort = text.length <= LOOSE_LETTERS && text.split(' ').length <= LOOSE_WORDS
    return (
      isShort &&
      !ENDED.test(text) &&
      !continuesLineAbove(items[index - 1], item) &&
      figures.some(({ box, page }) => page === item.page && isAt(box, item.line))
    )
  })
}

/** Whether a line continues a sentence of the line directly above it. */
function continuesLineAbove(before: FlowItem | undefined, { line, page }: FlowLine): boolean {
  if (before?.kind !== 'line' || before.page !== page) return false
  const gap = line.baseline - before.line.baseline
  const isBelow = gap > 0 && gap < SAME_PARAGRAPH * line.size
  return (
    isBelow && Math.abs(before.line.x0 - line.x0) < SAME_EDGE && !ENDED.test(textOf(before.line))
  )
}

const isAt = (figure: Box, line: Box) =>
  (sharedWidth(figure, line) > 0 && sharedHeight(figure, line) > -LOOSE_OVER) ||
  (sharedHeight(figure, line) > 0 && sharedWidth(figure, line) > -LOOSE_BESIDE)
