import { sortBy } from 'es-toolkit'
import { boxOfItem, type FlowItem, type FlowLine } from '../layout/flow.ts'
import { lineOf, textOf, type Line } from '../text/lines.ts'
import type { Piece } from '../text/pieces.ts'
import { inFlow, type Labels } from './alternatives.ts'
import type { Label } from './labels.ts'
import { areOneParagraph, isFull, ownerOf } from './run-in.ts'

/** The parts of one alternative, in reading order. */
export interface AlternativeParts {
  letra: string
  label: Label
  items: FlowItem[]
}

/** A question split into stem, alternatives and rest. */
export interface QuestionParts {
  stem: FlowItem[]
  alternatives: AlternativeParts[]
  /** The items after the last alternative that do not belong to it. */
  rest: FlowItem[]
}

/** A line that continues another one is at most this far below it, as a multiple of its size. */
const NEXT_LINE = 2
/** The next lines of an alternative may begin up to this many points to the left of its text. */
const SLACK = 4
/** The lines of one alternative differ by at most this much in size, in points. */
const SAME_SIZE = 1.2

/**
 * Splits a question. `items` are its items after the heading; `labels` refer to indices of the flow, and `offset` is
 * the index of the first item there. With `isMargin`, the further lines of an alternative begin below its letter
 * instead of below its text.
 */
export function partsOf(
  items: readonly FlowItem[],
  offset: number,
  labels: Labels,
  isMargin: boolean,
): QuestionParts {
  const ordered = inFlow(labels)
  const first = ordered[0]
  if (!first) return { stem: [...items], alternatives: [], rest: [] }
  const builder = new Builder(labels, isMargin)
  for (const [index, item] of items.entries()) {
    const own = ordered.filter(({ at }) => at === offset + index)
    builder.take(item, own)
  }
  return builder.parts()
}

class Builder {
  private readonly stem: FlowItem[] = []
  private readonly rest: FlowItem[] = []
  private readonly alternatives: AlternativeParts[]
  /** The alternatives on the line that was read last, from left to right. */
  private row: AlternativeParts[] = []
  private begun = 0
  private readonly isMargin: boolean
  private readonly isParagraph: boolean

  constructor(labels: Labels, isMargin: boolean) {
    this.alternatives = labels.map((label) => ({ letra: label.letra, label, items: [] }))
    this.isMargin = isMargin
    this.isParagraph = areOneParagraph(labels)
  }

  take(item: FlowItem, labels: readonly Label[]): void {
    if (item.kind === 'line' && labels.length > 0) this.begin(item, labels)
    else if (this.begun === 0) this.stem.push(item)
    else if (this.rest.length > 0) this.rest.push(item)
    else if (item.kind === 'line') this.goOn(item)
    else this.takePicture(item)
  }

  parts(): QuestionParts {
    return { stem: this.stem, alternatives: this.alternatives, rest: this.rest }
  }

  private begin(item: FlowLine, labels: readonly Label[]): void {
    const { pieces } = item.line
    const sorted = sortBy(labels, ['piece'])
    const before = pieces.slice(0, sorted[0]?.piece)
    if (before.length > 0) this.put(this.row.at(-1), item, before)
    this.row = []
    for (const [index, label] of sorted.entries()) {
      const alternative = this.alternatives.find((each) => each.label === label)
      if (!alternative) continue
      this.row.push(alternative)
      this.begun += 1
      const text = pieces.slice(label.piece + label.pieces, sorted[index + 1]?.piece)
      this.put(alternative, item, text)
    }
  }

  /** Adds pieces of a line to an alternative or, before the first alternative, to the stem. */
  private put(alternative: AlternativeParts | undefined, item: FlowLine, pieces: Piece[]): void {
    if (pieces.length === 0) return
    const line = { ...lineOf(pieces), baseline: item.line.baseline }
    const items = alternative?.items ?? this.stem
    items.push({ ...item, line })
  }

  private goOn(item: FlowLine): void {
    if (this.isParagraph) return this.goOnInParagraph(item)
    // A line directly below an alternative's text continues that alternative, even where other lines were read in
    // between.
    const above = this.alternatives.find((each) => isRightBelow(each, item))
    if (above && !this.row.includes(above)) {
      above.items.push(item)
      return
    }
    if (this.row.length > 1) return this.goOnInRow(item)
    const isLast = this.begun === this.alternatives.length
    const [alternative] = this.row
    const isNext =
      alternative && (isLast ? this.continues(alternative, item) : isAsLarge(alternative, item))
    if (isNext) alternative.items.push(item)
    else this.rest.push(item)
  }

  /** In a paragraph, a line continues the last alternative if the line before it is full. */
  private goOnInParagraph(item: FlowLine): void {
    const last = this.row.at(-1)
    const [first] = item.line.pieces
    if (
      last &&
      first &&
      isBelow(last, item) &&
      isFull(lastLineOf(last).line.x1, item.column.x1, first)
    )
      last.items.push(item)
    else this.rest.push(item)
  }

  /** Splits a line below several alternatives that stand side by side, by the x at which each alternative begins. */
  private goOnInRow(item: FlowLine): void {
    const starts = this.row.map(({ label }) => leftOf(label))
    const isNear = this.row.some((alternative) => isBelow(alternative, item))
    const owner = isNear ? this.ownerInRow(item) : undefined
    if (owner === undefined) {
      this.rest.push(item)
      return
    }
    if (owner === 'last') return this.put(this.row.at(-1), item, item.line.pieces)
    for (const [index, alternative] of this.row.entries()) {
      const from = index === 0 ? -Infinity : (starts[index] ?? 0) - SLACK
      const to = (starts[index + 1] ?? Infinity) - SLACK
      const pieces = item.line.pieces.filter(({ x0 }) => x0 >= from && x0 < to)
      this.put(alternative, item, pieces)
    }
  }

  /**
   * Which alternative of a row a line below it belongs to: the first, the last, or to each the part below it. Undefined
   * where this is unclear.
   */
  private ownerInRow({ column, line }: FlowLine): ReturnType<typeof ownerOf> | 'each' {
    const [one] = this.row
    const [first] = line.pieces
    if (!one || !first || first.x0 > textLeftOf(one.label) - SLACK) return 'each'
    const extents = this.row.map((each) => {
      const last = each.items.findLast((own) => own.kind === 'line')
      return { x0: leftOf(each.label), x1: last?.line.x1 ?? textLeftOf(each.label) }
    })
    return ownerOf(extents, first, column.x1)
  }

  private takePicture(item: FlowItem): void {
    const isLast = this.begun === this.alternatives.length
    const alternative = this.row.toReversed().find(({ label }) => {
      const box = boxOfItem(item)
      return item.page === label.line.page && box.x1 > leftOf(label)
    })
    const isFree = alternative && !alternative.items.some(({ kind }) => kind === 'line')
    if (alternative && isFree) alternative.items.push(item)
    else if (isLast) this.rest.push(item)
    else this.stem.push(item)
  }

  private continues(alternative: AlternativeParts, item: FlowLine): boolean {
    const { label } = alternative
    const last = lastLineOf(alternative)
    if (!isAsLarge(alternative, item)) return false
    const left = this.isMargin ? leftOf(label) : textLeftOf(label)
    if (item.column === last.column) {
      return item.line.x0 >= left - SLACK && isBelow(alternative, item)
    }
    const isHere = item.page === label.line.page && isBelow(alternative, item)
    if (isHere && Math.abs(item.line.x0 - left) < SLACK) return true
    const indent = left - label.line.column.x0
    const isAligned = Math.abs(item.line.x0 - item.column.x0 - indent) < 2 * SLACK
    return isAligned && !/[.;:!?]\s*$/.test(textOf(last.line))
  }
}

const lastLineOf = ({ label, items }: AlternativeParts) =>
  items.findLast((each) => each.kind === 'line') ?? label.line

const isAsLarge = (alternative: AlternativeParts, { line }: FlowLine) =>
  Math.abs(lastLineOf(alternative).line.size - line.size) <= SAME_SIZE

function isBelow(alternative: AlternativeParts, item: FlowLine): boolean {
  const last = lastLineOf(alternative)
  const gap = item.line.baseline - last.line.baseline
  const isNear = gap > 0 && gap < NEXT_LINE * Math.max(item.line.size, 6)
  return last.page === item.page && isNear && isAsLarge(alternative, item)
}

const isRightBelow = (alternative: AlternativeParts, item: FlowLine) =>
  isBelow(alternative, item) && Math.abs(item.line.x0 - textLeftOf(alternative.label)) < SLACK

/** The x at which a label begins. */
export function leftOf({ line, piece }: Label): number {
  return line.line.pieces[piece]?.x0 ?? line.line.x0
}

/** The x at which the text after a label begins; a little after the label where there is no text on its line. */
function textLeftOf({ line, piece, pieces }: Label): number {
  const all: Line['pieces'] = line.line.pieces
  return all[piece + pieces]?.x0 ?? (all[piece + pieces - 1]?.x1 ?? line.line.x1) + SLACK
}

/**
 * Whether, in most alternatives of more than one line, the second line begins below the letter rather than below the
 * text.
 */
export function wrapsToMargin(questions: readonly QuestionParts[]): boolean {
  let margin = 0
  let hanging = 0
  for (const { alternatives } of questions) {
    for (const { label, items } of alternatives.slice(0, -1)) {
      const next = items.find(
        (item) => item.kind === 'line' && item.line.baseline > label.line.line.baseline + 2,
      )
      if (next?.kind !== 'line' || next.column !== label.line.column) continue
      if (Math.abs(next.line.x0 - leftOf(label)) < SLACK) margin += 1
      else hanging += 1
    }
  }
  return margin > hanging
}
