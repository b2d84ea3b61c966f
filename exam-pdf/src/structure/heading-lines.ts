import { countBy } from 'es-toolkit'
import type { FlowItem, FlowLine } from '../layout/flow.ts'
import { textOf } from '../text/lines.ts'
import type { Heading } from './headings.ts'
import { labelsIn } from './labels.ts'
import { isFull } from './run-in.ts'

/** The maximum number of words of a title in a heading's line, such as the subject or the points of the question. */
const MOST_WORDS = 8
/** Words that are further from the number than this multiple of the font size are aligned to the other margin. */
const APART = 2.5
/** Lines begin at the same x where they differ by less than this share of the font size. */
const BELOW = 0.5
const ENDED = /[.:;?!…,]["”’)\]]*$/u

/** Words that follow more than this share of the numbers, and more than this many, are said of every question. */
const REPEATED_SHARE = 0.5
const LEAST_REPEATED = 4

/** The words that follow most numbers, such as '(valor: 1,0 ponto)', in the form of `wordsAfter`. */
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
 * What the rest of a heading's line is: the question's text, a title as in 'QUESTÃO 01 – FÍSICA', or words that may be
 * either. `next` is the item after this line; `repeated` are words that follow most numbers.
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
  // Where the next line begins directly below these words, the number hangs in the margin of its text.
  const hangs = Math.abs(next.line.x0 - first.x0) < BELOW * line.size
  const isApart = first.x0 - number.x1 > APART * line.size && !hangs
  if (!isShort || (!isOwn && !isApart)) return 'text'
  const isAlike = number.isBold && rest.every(({ isBold, size }) => isBold && size === number.size)
  return isAlike || isApart || repeated.has(wordsAfter(heading, item)) ? 'title' : 'doubtful'
}

/**
 * Whether the line begins with alternative A. Then the words before are not a title, because the question would have no
 * text.
 */
const beginsAlternatives = (line: FlowLine) =>
  labelsIn([line], 0, 1).some(({ letra, piece }) => letra === 'A' && piece === 0)
