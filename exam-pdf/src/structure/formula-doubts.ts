import { sharedWidth } from '../geometry.ts'
import type { FlowItem, FlowLine } from '../layout/flow.ts'
import { isFraction } from '../text/fractions.ts'

/** Lines whose baselines are closer than this share of their size belong to a fraction or another formula. */
export const STACKED = 0.72
const MATH_FONT =
  /symbol|math|mtextra|mt-?extra|euclid|cmmi|cmsy|cmex|msbm|stix|asana|mathpi|mtmi|mtsy/i

/** Whether items contain something that plain text cannot express: fractions, roots, matrices. */
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

/** Whether the text contains a fraction that was assembled from the parts above and below its bar. */
export const hasWrittenFraction = (items: readonly FlowItem[]): boolean =>
  items.some((item) => {
    if (item.kind === 'figure') return false
    return (item.kind === 'line' ? item.line : item).pieces.some(isFraction)
  })

/** Whether a drawing stands in one of the lines. */
export const hasDrawnFormula = (items: readonly FlowItem[]): boolean =>
  items.some((item) => item.kind === 'line' && item.hasDrawing)
