import { groupBy, maxBy } from 'es-toolkit'
import type { FlowItem, FlowLine } from '../layout/flow.ts'
import { textOf } from '../text/lines.ts'

/** Where a question begins. */
export interface Heading {
  numero: number
  /** The index of its line in the flow. */
  at: number
  /** How many pieces of the line belong to the heading; the rest is the question's text. */
  pieces: number
}

/** A way of numbering, as in 'Questão 01', '1.', '01)' or '1' by itself. */
interface Style {
  name: string
  pattern: RegExp
  /** What its candidates have to share besides the pattern: a bare number is one only where others stand. */
  look: (item: FlowLine) => string
  /** How many numbers in a row it takes. */
  least: number
}

const DASH = '[-–—.:)º°]'
const STYLES: readonly Style[] = [
  {
    name: 'word',
    pattern: new RegExp(
      String.raw`^(?:[^\p{L}\d(]{0,3}\s*)quest(?:ão|ao)\s*(?:n[.ºo°]*\s*)?(\d{1,3})(?!\d)\s*${DASH}*(?=\s|$|[^\d\p{L}])`,
      'iu',
    ),
    look: () => '',
    least: 2,
  },
  {
    name: 'mark',
    pattern: new RegExp(String.raw`^(\d{1,3})\s*(?:${DASH})+(?=\s|$|\p{Lu})`, 'u'),
    look: lookOf,
    least: 4,
  },
  { name: 'number', pattern: /^(\d{1,3})(?=\s|$)/, look: lookOf, least: 4 },
  { name: 'bracket', pattern: /^[[(](\d{1,3})[\])](?=\s|$)/, look: lookOf, least: 4 },
]

/** How many numbers may be missing between two headings that are found. */
const MAX_STEP = 6
/** Questions of a choice, as of a language, that come twice, at most. */
const MAX_TWICE = 15

/** The headings of a booklet, in the order of reading: the longest chain that runs 1..N in one style. */
export function headingsOf(flow: readonly FlowItem[]): Heading[] {
  const chains = STYLES.flatMap((style) => chainsOf(style, flow))
  // A word says what it is; a number has to make up for it by being many.
  return (
    maxBy(chains, ({ style, headings }) => headings.length * (style.name === 'word' ? 2 : 1))
      ?.headings ?? []
  )
}

/** The heading of a question that stands by itself, in its first line; a bare number there is its text's. */
export function loneHeadingOf([first]: readonly FlowItem[]): Heading | undefined {
  const sure = STYLES.filter(({ name }) => name === 'word' || name === 'mark')
  return first && sure.flatMap((style) => candidateOf(style, first, 0))[0]
}

interface Candidate extends Heading {
  look: string
}

function chainsOf(style: Style, flow: readonly FlowItem[]) {
  const candidates = flow.flatMap((item, at) => candidateOf(style, item, at))
  return Object.values(groupBy(candidates, ({ look }) => look)).flatMap((alike) => {
    const chain = longestChain(alike)
    if (chain.length < style.least) return []
    // Numbers alone also count instructions and lists: only a word says that questions come twice.
    return [{ style, headings: style.name === 'word' ? withTwice(chain, alike) : chain }]
  })
}

function candidateOf(style: Style, item: FlowItem, at: number): Candidate[] {
  if (item.kind !== 'line') return []
  const found = style.pattern.exec(textOf(item.line))
  const numero = Number(found?.[1])
  if (!found || !(numero > 0)) return []
  const pieces = piecesWithin(item, found[0].length)
  return pieces === undefined ? [] : [{ numero, at, pieces, look: style.look(item) }]
}

/** How many pieces make up the first `length` letters of a line; nothing where one goes on beyond. */
function piecesWithin({ line }: FlowLine, length: number): number | undefined {
  for (let count = 1; count <= line.pieces.length; count += 1) {
    const text = textOf({ pieces: line.pieces.slice(0, count) })
    if (text.length >= length) return text.trimEnd().length <= length ? count : undefined
  }
  return undefined
}

/** Numbers that begin questions share their font, their size and how they stand in their column. */
function lookOf({ column, line }: FlowLine): string {
  const [first] = line.pieces
  const indent = Math.round((line.x0 - column.x0) / 6)
  return [first?.font, first?.size.toFixed(1), first?.isBold, Math.min(indent, 4)].join(' ')
}

/** The chain that grows by one at each step, or by little where some are missing, with the most numbers. */
function longestChain(candidates: readonly Candidate[]): Candidate[] {
  const best: { score: number; before: number }[] = []
  for (const [index, { numero }] of candidates.entries()) {
    // A booklet may begin at 46 or 91; one that begins with another number most likely misses some.
    let own = { score: numero === 1 ? 1.5 : 1, before: -1 }
    for (let earlier = 0; earlier < index; earlier += 1) {
      const step = numero - (candidates[earlier]?.numero ?? 0)
      const before = best[earlier]
      if (!before || step < 1 || step > MAX_STEP) continue
      const score = before.score + 1 - 0.3 * (step - 1)
      // Of two chains as long, the later: a cover counts its instructions before the questions come.
      if (score >= own.score) own = { score, before: earlier }
    }
    best.push(own)
  }
  const last = maxBy([...best.keys()], (index) => best[index]?.score ?? 0) ?? -1
  const chain: Candidate[] = []
  for (let at = last; at >= 0; at = best[at]?.before ?? -1) {
    const candidate = candidates[at]
    if (candidate) chain.unshift(candidate)
  }
  return chain
}

/** The chain with a second run of its first numbers beside it: questions that come once for each language. */
function withTwice(chain: readonly Candidate[], candidates: readonly Candidate[]): Heading[] {
  const [first] = chain
  const start = first?.numero ?? 1
  for (let last = Math.min(MAX_TWICE, chain.length); last > 1; last -= 1) {
    const end = chain[last - 1]
    const next = chain[last]
    if (!end || !first || end.numero !== start + last - 1) continue
    const twice = candidates.filter(
      (candidate) =>
        !chain.includes(candidate) &&
        candidate.numero >= start &&
        candidate.numero <= end.numero &&
        ((candidate.at > end.at && candidate.at < (next?.at ?? Infinity)) ||
          candidate.at < first.at),
    )
    const run = longestChain(twice)
    const isWhole = run.length === last && run[0]?.numero === start
    const isBeside = run.every(({ at }) => at > end.at) || run.every(({ at }) => at < first.at)
    if (isWhole && isBeside) return [...chain, ...run].toSorted((a, b) => a.at - b.at)
  }
  return [...chain]
}
