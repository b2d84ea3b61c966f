import { countBy, groupBy, maxBy, sortBy } from 'es-toolkit'
import type { Label } from './labels.ts'

/** The labels of one question's alternatives, sorted by letter from A. */
export type Labels = Label[]

const LETTERS = 'ABCDEFGH'
const LEAST = 2

/** The mark (style and, for bare letters, font) of the alternatives of most questions. */
export function commonMark(questions: readonly (readonly Label[])[]): string | undefined {
  const marks = questions.flatMap((labels) => {
    const marked = groupBy(labels, markOf)
    return Object.keys(marked).filter((mark) => runOf(marked[mark] ?? []).length >= 3)
  })
  const counts = Object.entries(countBy(marks, (mark) => mark))
  return maxBy(counts, ([, count]) => count)?.[0]
}

export function commonCount(questions: readonly (readonly Label[])[]): number {
  const counts = countBy(
    questions.map(({ length }) => length).filter((count) => count >= LEAST),
    (count) => count,
  )
  return Number(maxBy(Object.entries(counts), ([, count]) => count)?.[0] ?? 0)
}

/**
 * The labels of a question's alternatives: the last sequence of letters from A in the booklet's common mark. Where
 * there is none, the longest sequence in any other mark.
 */
export function alternativesOf(labels: readonly Label[], mark: string | undefined): Labels {
  const common = runOf(labels.filter((label) => markOf(label) === mark))
  if (common.length >= LEAST) return common
  const others = Object.values(groupBy(labels, markOf)).map(runOf)
  const longest = maxBy(others, ({ length }) => length) ?? []
  return longest.length >= LEAST ? longest : []
}

/**
 * Letters in the booklet's common mark that begin a line but are not among the chosen labels. They probably belong to
 * another question.
 */
export function strayIn(
  labels: readonly Label[],
  chosen: readonly Label[],
  mark: string | undefined,
): Label[] {
  return labels.filter(
    (label) => label.piece === 0 && markOf(label) === mark && !chosen.includes(label),
  )
}

/** The mark of a label: its brackets and case or, for a bare letter, its font. */
const markOf = ({ isLower, line, piece, style }: Label) =>
  style === 'bare' ? `bare ${line.line.pieces[piece]?.font}` : `${style} ${isLower}`

/** The last of the longest sequences from A on. Each letter is the first such letter after the A. */
function runOf(labels: readonly Label[]): Labels {
  const starts = labels.filter(({ letra }) => letra === 'A')
  const runs = starts.map((start) => runFrom(start, labels))
  return runs.reduce<Labels>((best, run) => (run.length >= best.length ? run : best), [])
}

function runFrom(start: Label, labels: readonly Label[]): Labels {
  const after = labels.filter((label) => isAfter(label, start))
  const run = [start]
  for (const letra of LETTERS.slice(1)) {
    const next = after.find((label) => label.letra === letra)
    if (!next) break
    run.push(next)
  }
  return run
}

const isAfter = (label: Label, start: Label) =>
  label.at > start.at || (label.at === start.at && label.piece > start.piece)

/** The labels in the order of the flow. */
export const inFlow = (labels: Labels) => sortBy(labels, ['at', 'piece'])
