import { sharedHeight, sharedWidth } from '../geometry.ts'
import type { FlowItem, FlowLine } from '../layout/flow.ts'
import type { Box } from '../model.ts'
import { textOf } from '../text/lines.ts'
import { sentenceRows } from '../text/sentences.ts'
import { isPartTitle } from '../text/naming.ts'

/** A title between questions has no more words. */
const TITLE_WORDS = 10
/** It is larger than the text, by this part. */
const LARGER = 1.12
/** The name of an axis, or what a part of a figure is called, has no more words and letters. */
const LOOSE_WORDS = 3
const LOOSE_LETTERS = 24
/** It stands that far over or under the figure, or beside it, in points. */
const LOOSE_OVER = 14
const LOOSE_BESIDE = 24
/** Letters of small capitals are smaller than their line, by this part; so many pieces of them are no words. */
const SMALLER = 0.86
const FRAGMENTS = 3
/** What stands on a line is no further from its baseline, of its size. */
const OFF_LINE = 0.04
/** Lines of one paragraph are that close, of their size, and begin below each other, within so many points. */
export const NEXT_LINE = 1.8
export const SAME_EDGE = 2
const ENDED = /[.:;!?…,]["”’)\]]*$/u

/**
 * Whether a line has letters that are smaller than their line and in pieces: small capitals whose width the PDF hides.
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

/** How many signs have no known character. */
export function missingIn(items: readonly FlowItem[]): number {
  const lines = items.filter((item) => item.kind === 'line')
  return lines.flatMap(({ line }) => line.pieces).filter(({ isMissing }) => isMissing).length
}

/** Whether a line between questions is the title of what follows: of a subject, of a part. */
export function isTitle({ line }: FlowLine, bodySize: number): boolean {
  const text = textOf(line).trim()
  if (isPartTitle(text)) return true
  const isShort = text.split(/\s+/).length <= TITLE_WORDS && !/[.;:?!]$/.test(text)
  const isCapitals = /\p{Lu}{3}/u.test(text) && text === text.toUpperCase()
  const isBold = line.pieces.every((piece) => piece.isBold)
  return isShort && (isCapitals || isBold || line.size > LARGER * bodySize)
}

/** Running text in a figure: it may belong to the question. */
export function hasSentence(figure: FlowItem, bodySize: number): boolean {
  return figure.kind === 'figure' && sentenceRows(figure.lettering, bodySize) > 0
}

/**
 * Whether a few words stand so near to a figure that they may be its lettering, though they are as large as the text.
 */
export function hasLooseWords(items: readonly FlowItem[]): boolean {
  const figures = items.filter((item) => item.kind === 'figure')
  return items.some((item, index) => {
    // A heading's line may be empty by then, and titles are bold.
    if (item.kind !== 'line' || item.line.pieces.every(({ isBold }) => isBold)) return false
    const text = textOf(item.line).trim()
    const isShort = text.length <= LOOSE_LETTERS && text.split(' ').length <= LOOSE_WORDS
    return (
      isShort &&
      !ENDED.test(text) &&
      !goesOn(items[index - 1], item) &&
      figures.some(({ box, page }) => page === item.page && isAt(box, item.line))
    )
  })
}

/** Whether a line goes on a sentence in the line right above it. */
function goesOn(before: FlowItem | undefined, { line, page }: FlowLine): boolean {
  if (before?.kind !== 'line' || before.page !== page) return false
  const gap = line.baseline - before.line.baseline
  const isBelow = gap > 0 && gap < NEXT_LINE * line.size
  return (
    isBelow && Math.abs(before.line.x0 - line.x0) < SAME_EDGE && !ENDED.test(textOf(before.line))
  )
}

const isAt = (figure: Box, line: Box) =>
  (sharedWidth(figure, line) > 0 && sharedHeight(figure, line) > -LOOSE_OVER) ||
  (sharedHeight(figure, line) > 0 && sharedWidth(figure, line) > -LOOSE_BESIDE)
