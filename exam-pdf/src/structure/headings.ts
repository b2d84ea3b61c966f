import { groupBy, maxBy, zip } from 'es-toolkit'
import type { FlowItem, FlowLine } from '../layout/flow.ts'
import { textOf } from '../text/lines.ts'
import { goesOnNaming } from '../text/naming.ts'
import { labelsIn, type Label } from './labels.ts'
import { chainIn, lettersBefore, withTwice } from './number-chains.ts'
import { withRestarts } from './restarts.ts'
import { type Style, STYLES } from './heading-styles.ts'

export interface Heading {
  numero: number
  /** The index of its line in the flow. */
  at: number
  /** How many pieces of the line belong to the heading; the rest is text of the question. */
  pieces: number
  /**
   * Whether the same number occurs once more within the question, as in a list: the question may begin at either place.
   */
  isDoubtful?: boolean
}

/**
 * The headings of a booklet in reading order: the longest chain of consecutive numbers in one style, together with the
 * parts in which its numbers start again.
 */
export function headingsOf(flow: readonly FlowItem[]): Heading[] {
  const letters = labelsIn(flow, 0, flow.length)
  const chains = STYLES.flatMap((style) => chainsOf(style, flow, letters))
  // A pattern with the word 'questão' is certain, so its chain counts double; bare numbers need a longer chain.
  return (
    maxBy(chains, ({ style, headings }) => headings.length * (style.name === 'word' ? 2 : 1))
      ?.headings ?? []
  )
}

/** The heading in the first line of a single question. A bare number there belongs to the question's text. */
export function loneHeadingOf([first]: readonly FlowItem[]): Heading | undefined {
  const sure = STYLES.filter(({ name }) => name === 'word' || name === 'mark')
  return first && sure.flatMap((style) => candidateOf(style, first, 0))[0]
}

interface Candidate extends Heading {
  look: string
}

function chainsOf(style: Style, flow: readonly FlowItem[], letters: readonly Label[]) {
  const candidates = flow.flatMap((item, at) =>
    isRestOfNaming(flow[at - 1], item) ? [] : candidateOf(style, item, at),
  )
  return Object.values(groupBy(candidates, ({ look }) => look)).flatMap((alike) => {
    const chain = chainIn(alike, letters)
    if (chain.length < style.least) return []
    const restarted = withRestarts(chain, alike, letters)
    // Bare numbers also number instructions and lists. Only where headings have the word 'questão', a repeated number
    // means a repeated question.
    const isOnce = restarted.length > chain.length || style.name !== 'word'
    const headings = isOnce ? restarted : withTwice(chain, alike, letters)
    return [{ style, headings: withDoubts(headings, alike, letters) }]
  })
}

/** Whether the line begins with numbers that end an announcement of the line before. */
const isRestOfNaming = (before: FlowItem | undefined, item: FlowItem) =>
  before?.kind === 'line' &&
  item.kind === 'line' &&
  goesOnNaming(textOf(before.line), textOf(item.line))

function withDoubts(
  headings: readonly Candidate[],
  candidates: readonly Candidate[],
  letters: readonly Label[],
): Heading[] {
  const passed = new Map(zip(candidates, lettersBefore(candidates, letters)))
  const others = candidates.filter((candidate) => !headings.includes(candidate))
  return headings.map((heading) => {
    const isDoubtful = others.some(
      (other) => other.numero === heading.numero && passed.get(other) === passed.get(heading),
    )
    return { ...heading, isDoubtful }
  })
}

function candidateOf(style: Style, item: FlowItem, at: number): Candidate[] {
  if (item.kind !== 'line') return []
  const found = style.pattern.exec(textOf(item.line))
  const numero = Number(found?.[1])
  if (!found || !(numero > 0)) return []
  const pieces = piecesWithin(item, found[0].trimEnd().length)
  return pieces === undefined ? [] : [{ numero, at, pieces, look: style.look(item) }]
}

/**
 * The number of pieces that make up the first `length` characters of a line; undefined where a piece extends beyond.
 */
function piecesWithin({ line }: FlowLine, length: number): number | undefined {
  for (let count = 1; count <= line.pieces.length; count += 1) {
    const text = textOf({ pieces: line.pieces.slice(0, count) })
    if (text.length >= length) return text.trimEnd().length <= length ? count : undefined
  }
  return undefined
}
