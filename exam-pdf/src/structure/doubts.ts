import { sharedHeight, sharedWidth } from '../geometry.ts'
import { placeOf, type FlowItem, type FlowLine } from '../layout/flow.ts'
import type { Box } from '../model.ts'
import { isFraction } from '../text/fractions.ts'
import { textOf } from '../text/lines.ts'
import { sentenceRows } from '../text/sentences.ts'
import { isPartTitle } from '../text/naming.ts'

/** Lines closer than that, of their size, are one above the other: a fraction, or another formula. */
export const STACKED = 0.72
const MATH_FONT =
  /symbol|math|mtextra|mt-?extra|euclid|cmmi|cmsy|cmex|msbm|stix|asana|mathpi|mtmi|mtsy/i
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
const NEXT_LINE = 1.8
const SAME_EDGE = 2
/** Between columns is more white than this, of the size, and so many times as much as between words. */
const COLUMN_GAP = 1.2
const WIDER = 2
const LEAST_WORDS = 2
const ENDED = /[.:;!?…,]["”’)\]]*$/u

/** Whether a question's items hold what plain text cannot say: fractions, roots, matrices. */
export function hasFormula(items: readonly FlowItem[]): boolean {
  const lines = items.filter((item) => item.kind === 'line')
  return lines.some((item, index) => isStacked(item, lines[index + 1])) || lines.some(hasMathFont)
}

function isStacked(one: FlowLine, other: FlowLine | undefined): boolean {
  if (!other || one.page !== other.page || one.column !== other.column) return false
  const gap = Math.abs(other.line.baseline - one.line.baseline)
  const isClose = gap < STACKED * Math.max(one.line.size, other.line.size)
  const isNear = sharedWidth(one.line, other.line) > -3 * one.line.size
  return isClose && isNear
}

function hasMathFont({ line }: FlowLine): boolean {
  return line.pieces.some(
    ({ font, text, isMissing }) =>
      isMissing || (MATH_FONT.test(font) && /[∫∑√∏⎛-⎭{}|]/u.test(text)),
  )
}

/** Whether a fraction was put together of what stands above and below its bar. */
export const hasWrittenFraction = (items: readonly FlowItem[]): boolean =>
  items.some((item) => {
    if (item.kind === 'figure') return false
    return (item.kind === 'line' ? item.line : item).pieces.some(isFraction)
  })

/** Whether something is drawn in one of the lines. */
export const hasDrawnFormula = (items: readonly FlowItem[]): boolean =>
  items.some((item) => item.kind === 'line' && item.hasDrawing)

/** Whether a line has letters that are smaller than their line and in pieces: small capitals whose width the PDF hides. */
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

/** Running text in a figure: a question's own text may have been taken for lettering. */
export function hasSentence(figure: FlowItem, bodySize: number): boolean {
  return figure.kind === 'figure' && sentenceRows(figure.lettering, bodySize) > 0
}

/** Whether a few words stand so near to a figure that they may be its lettering, though they are as large as the text. */
export function hasLooseWords(items: readonly FlowItem[]): boolean {
  const figures = items.filter((item) => item.kind === 'figure')
  return items.some((item, index) => {
    // Of a heading's line nothing may be left, and a title is in bold type.
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

/** Whether lines below each other have a part far to the right that begins at the same place: two columns that were not parted. */
export const hasWordsInColumns = (items: readonly FlowItem[]): boolean =>
  items.some((item, index) => {
    const before = items[index - 1]
    if (item.kind !== 'line' || before?.kind !== 'line' || before.page !== item.page) return false
    const [one, other] = [secondPartOf(before), secondPartOf(item)]
    const gap = item.line.baseline - before.line.baseline
    return (
      one !== undefined &&
      other !== undefined &&
      Math.abs(one - other) < SAME_EDGE &&
      gap > 0 &&
      gap < NEXT_LINE * item.line.size
    )
  })

/** Where the words begin that stand far from those before them on their line, which are no mark of a list. */
function secondPartOf({ line: { pieces, size } }: FlowLine): number | undefined {
  const gaps = pieces.slice(1).map((piece, index) => piece.x0 - (pieces[index]?.x1 ?? 0))
  const widest = Math.max(...gaps)
  const at = gaps.indexOf(widest) + 1
  const isApart = gaps.every((gap, index) => index === at - 1 || widest > WIDER * gap)
  const [words, others] = [pieces.slice(0, at), pieces.slice(at)].map(
    (part) => part.filter(({ text }) => /\p{L}{2}/u.test(text)).length,
  )
  const areWords = (words ?? 0) >= LEAST_WORDS && (others ?? 0) > 0
  return widest > COLUMN_GAP * size && isApart && areWords ? pieces[at]?.x0 : undefined
}

/** Whether lines stand in columns beside each other on a page and again on the next: each may go on there, not the last alone. */
export const goOnInColumns = (items: readonly FlowItem[]): boolean =>
  items.some((item, index) => {
    const before = items[index - 1]
    return (
      before !== undefined &&
      before.page !== item.page &&
      areBeside(items.filter(({ page }) => page === before.page)) &&
      areBeside(items.filter(({ page }) => page === item.page))
    )
  })

const areBeside = (items: readonly FlowItem[]) =>
  items.some((item, index) => {
    const next = items[index + 1]
    return next !== undefined && next.column !== item.column && isBack(item, next)
  })

/** Whether the next item is read on the right of an item, at the head of what stands beside it. */
const isBack = (item: FlowItem, next: FlowItem) =>
  placeOf(next).y0 < placeOf(item).y0 && placeOf(next).x0 > placeOf(item).x1
