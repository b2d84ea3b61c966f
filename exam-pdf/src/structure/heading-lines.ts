import { countBy } from 'es-toolkit'
import type { FlowItem, FlowLine } from '../layout/flow.ts'
import { textOf } from '../text/lines.ts'
import type { Heading } from './headings.ts'
import { labelsIn } from './labels.ts'
import { isFull } from './run-in.ts'

/** A subject, or what a question is worth, has no more words. */
const MOST_WORDS = 8
/** What stands further from the number than this, of the size, is pushed to the other margin. */
const APART = 2.5
/** What begins so near, of the size, begins below it. */
const BELOW = 0.5
const ENDED = /[.:;?!…,]["”’)\]]*$/u

/** What follows this part of the numbers, and so many, is said of each question. */
const REPEATED_SHARE = 0.5
const LEAST_REPEATED = 4

/** The words that stand after most numbers, as '(valor: 1,0 ponto)', by `wordsAfter`. */
export function repeatedIn(lines: readonly { heading: Heading; item: FlowItem }[]): Set<string> {
  const counts = countBy(
    lines.flatMap(({ heading, item }) => (item.kind === 'line' ? wordsAfter(heading, item) : [])),
    (words) => words,
  )
  const least = Math.max(LEAST_REPEATED, REPEATED_SHARE * lines.length)
  return new Set(Object.keys(counts).filter((words) => (counts[words] ?? 0) > least))
}

const wordsAfter = ({ pieces }: Heading, { line }: FlowLine) =>
  textOf({ pieces: line.pieces.slice(pieces) }).replaceAll(/\d+/g, '#')

/**
 * What follows the number in a heading's line: the question's text, a title as 'QUESTÃO 01 – FÍSICA' has one, or words
 * that may be either. `next` is what comes after that line, and `repeated` are words that stand after most numbers.
 */
export function restOfHeading(
  heading: Heading,
  item: FlowLine,
  next: FlowItem | undefined,
  repeated: ReadonlySet<string>,
): 'text' | 'title' | 'doubtful' {
  const { pieces } = heading
  const { column, line } = item
  const rest = line.pieces.slice(pieces)
  const [first] = rest
  const number = line.pieces[pieces - 1]
  if (!first || !number || next?.kind !== 'line' || beginsAlternatives(next)) return 'text'
  const text = textOf({ pieces: rest })
  const [word] = next.line.pieces
  const isShort = text.split(' ').length <= MOST_WORDS && !ENDED.test(text)
  const isOwn = word !== undefined && !isFull(line.x1, column.x1, word)
  // Where the next line begins below it, the number hangs in the margin of its text.
  const hangs = Math.abs(next.line.x0 - first.x0) < BELOW * line.size
  const isApart = first.x0 - number.x1 > APART * line.size && !hangs
  if (!isShort || (!isOwn && !isApart)) return 'text'
  const isAlike = number.isBold && rest.every(({ isBold, size }) => isBold && size === number.size)
  return isAlike || isApart || repeated.has(wordsAfter(heading, item)) ? 'title' : 'doubtful'
}

/** No title stands right before alternatives: they would have no question. */
const beginsAlternatives = (line: FlowLine) =>
  labelsIn([line], 0, 1).some(({ letra, piece }) => letra === 'A' && piece === 0)
