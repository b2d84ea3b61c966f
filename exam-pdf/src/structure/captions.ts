import { sharedHeight, sharedWidth, unionOf, widthOf } from '../geometry.ts'
import type { FlowFigure, FlowItem, FlowLine } from '../layout/flow.ts'
import type { Box } from '../model.ts'
import { textOf } from '../text/lines.ts'

/** A figure with what is printed for it: lettering around it, its credit below. */
export interface Captioned {
  figure: FlowFigure
  /** The figure with the lettering around it. */
  box: Box
  legenda: FlowLine[]
  titulo: FlowLine[]
}

/** How far from a figure its lettering stands, in points; a credit may be as far below. */
const NEAR = 12
const BESIDE = 28
const CREDIT_NEAR = 22
/** Lettering and credits are smaller than the text, by this part. */
const SMALLER = 0.94
const CREDIT = 0.82
const CREDIT_WORDS =
  /https?:|www\.|dispon[íi]vel|acesso|fonte|adaptad|extra[íi]d|\b(?:1[89]|20)\d\d\b|^\s*[(<]/i

/**
 * Finds the captions of figures among the items of a question. Gives the figures and what is left.
 * `bodySize` is the size of running text in points.
 */
export function captionsOf(
  items: readonly FlowItem[],
  bodySize: number,
): { figures: Captioned[]; others: FlowItem[] } {
  const figures = items.filter((item) => item.kind === 'figure').map(captioned)
  const taken = new Set<FlowItem>(figures.map(({ figure }) => figure))
  for (const each of figures) {
    takeLettering(each, items, taken, bodySize)
    takeTitle(each, items, taken, bodySize)
    takeCredit(each, items, taken, bodySize)
  }
  return { figures, others: items.filter((item) => !taken.has(item)) }
}

function captioned(figure: FlowFigure): Captioned {
  return { figure, box: figure.box, legenda: [], titulo: [] }
}

function takeLettering(
  each: Captioned,
  items: readonly FlowItem[],
  taken: Set<FlowItem>,
  bodySize: number,
): void {
  for (let found = true; found; ) {
    found = false
    for (const item of items) {
      if (item.kind !== 'line' || taken.has(item) || !isLettering(each, item, bodySize)) continue
      each.box = unionOf([each.box, item.line])
      taken.add(item)
      found = true
    }
  }
}

function isLettering({ box, figure }: Captioned, { page, line }: FlowLine, bodySize: number): boolean {
  if (page !== figure.page || isCredit(textOf(line), line.size, bodySize)) return false
  const text = textOf(line)
  const isSmall = line.size < SMALLER * bodySize
  const isScale = /^[\d\s.,%–-]+$/.test(text) && line.pieces.length > 0
  if (!isSmall && !isScale) return false
  const isBeside =
    sharedHeight(box, line) > 0.5 * line.size &&
    sharedWidth(box, line) > -BESIDE &&
    (text.length < 24 || widthOf(line) < 90)
  const isOver =
    sharedWidth(box, line) > 0.6 * widthOf(line) && Math.abs(gapTo(box, line)) < NEAR
  return isBeside || isOver
}

/** The white between a figure and a line above or below it; 0 where they share height. */
function gapTo(box: Box, line: Box): number {
  return Math.max(0, -sharedHeight(box, line))
}

function takeTitle(
  each: Captioned,
  items: readonly FlowItem[],
  taken: Set<FlowItem>,
  bodySize: number,
): void {
  const above = items.filter((item) => item.kind === 'line').findLast((item) => {
    const { line, page } = item
    const gap = each.box.y0 - line.baseline
    return page === each.figure.page && !taken.has(item) && gap > -2 && gap < NEAR + 2
  })
  if (!above || !isTitle(above, each.box, bodySize)) return
  each.titulo.push(above)
  taken.add(above)
}

function isTitle({ line }: FlowLine, box: Box, bodySize: number): boolean {
  const isCentred =
    Math.abs((line.x0 + line.x1) / 2 - (box.x0 + box.x1) / 2) < 0.12 * widthOf(box) &&
    line.x0 > box.x0 - 10 &&
    widthOf(line) < 0.9 * widthOf(box)
  const isOther = line.pieces.every(({ isBold }) => isBold) || line.size < SMALLER * bodySize
  return isCentred && isOther
}

function takeCredit(
  each: Captioned,
  items: readonly FlowItem[],
  taken: Set<FlowItem>,
  bodySize: number,
): void {
  let bottom = each.box.y1
  for (const item of items) {
    if (item.kind !== 'line' || taken.has(item) || item.page !== each.figure.page) continue
    const { line } = item
    const gap = line.y0 - bottom
    const isUnder = sharedWidth(each.box, line) > 0.5 * widthOf(line) && gap > -6
    const isNear = gap < (each.legenda.length > 0 ? 5 : CREDIT_NEAR)
    const isSmall = line.size < CREDIT * bodySize
    if (!isUnder || !isNear || !isSmall) continue
    each.legenda.push(item)
    taken.add(item)
    bottom = line.y1
  }
}

function isCredit(text: string, size: number, bodySize: number): boolean {
  return size < CREDIT * bodySize && CREDIT_WORDS.test(text) && text.length > 18
}
