import { countBy, groupBy, maxBy, sortBy } from 'es-toolkit'
import type { Label } from './labels.ts'

/** The labels of one question's alternatives, by letter from A. */
export type Labels = Label[]

const LETTERS = 'ABCDEFGH'
const LEAST = 2

/** How alternatives are marked in most questions: by style and font. */
export function commonMark(questions: readonly (readonly Label[])[]): string | undefined {
  const marks = questions.flatMap((labels) => {
    const marked = groupBy(labels, markOf)
    return Object.keys(marked).filter((mark) => runOf(marked[mark] ?? []).length >= 3)
  })
  const counts = Object.entries(countBy(marks, (mark) => mark))
  return maxBy(counts, ([, count]) => count)?.[0]
}

/** How many alternatives most questions have. */
export function commonCount(questions: readonly (readonly Label[])[]): number {
  const counts = countBy(
    questions.map(({ length }) => length).filter((count) => count >= LEAST),
    (count) => count,
  )
  return Number(maxBy(Object.entries(counts), ([, count]) => count)?.[0] ?? 0)
}

/**
 * The labels of a question's alternatives: the last run of letters from A in the mark that the booklet
 * keeps to, or else in whichever mark has the longest.
 */
export function alternativesOf(labels: readonly Label[], mark: string | undefined): Labels {
  const common = runOf(labels.filter((label) => markOf(label) === mark))
  if (common.length >= LEAST) return common
  const others = Object.values(groupBy(labels, markOf)).map(runOf)
  const longest = maxBy(others, ({ length }) => length) ?? []
  return longest.length >= LEAST ? longest : []
}

/** Letters in a booklet's mark that begin lines and are none of the chosen: of another question, most likely. */
export function strayIn(
  labels: readonly Label[],
  chosen: readonly Label[],
  mark: string | undefined,
): Label[] {
  return labels.filter(
    (label) => label.piece === 0 && markOf(label) === mark && !chosen.includes(label),
  )
}

/** A mark is its brackets, and for a bare letter its font too. */
const markOf = ({ isLower, line, piece, style }: Label) =>
  style === 'bare' ? `bare ${line.line.pieces[piece]?.font}` : `${style} ${isLower}`

/** The last run from A on: each letter the first of its kind after its A. */
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

/** The labels in the order in which they stand in the flow. */
export const inFlow = (labels: Labels) => sortBy(labels, ['at', 'piece'])
