import { hasSpaceBetween, type Line } from './lines.ts'
import { keepsHyphen, type Vocabulary } from './hyphens.ts'
import { paragraphsOf, type Paragraph, type Placed } from './paragraphs.ts'
import type { Piece } from './pieces.ts'

/** A tag of a text field (docs/decisions/texts.md). */
type Tag = 'b' | 'i' | 'u' | 'sub' | 'sup'

interface Run {
  text: string
  tags: Tag[]
}

/** Pieces smaller than this share of the line's size may be raised or lowered. */
const SMALL = 0.86
/** The minimum distance of such a piece from the baseline, as a share of the line's size. */
const OFF_LINE = 0.04

/** The number of runs at the end of a line that are examined to see how its last word ends. */
const NEAR_RUNS = 4

/**
 * Writes lines as a text field: a blank line between paragraphs, a line break between verses, tags for bold, italics,
 * underlining and raised or lowered text.
 */
export function textFieldOf(lines: readonly Placed[], words: Vocabulary): string {
  return paragraphsOf(lines)
    .map((paragraph, index) => {
      const gap = index === 0 ? '' : paragraph.isApart ? '\n\n' : '\n'
      return `${gap}${paragraphText(paragraph, words)}`
    })
    .join('')
    .trim()
}

/** Writes lines as one paragraph, wherever the lines end, as for an alternative. */
export function oneLineOf(lines: readonly Placed[], words: Vocabulary): string {
  return paragraphText({ lines: [...lines], isApart: false }, words)
}

function paragraphText({ lines }: Paragraph, words: Vocabulary): string {
  const runs: Run[] = []
  for (const { line } of lines) {
    const next = taggedRunsOf(line)
    joinLines(runs, next, words)
  }
  return writeRuns(runs)
    .replaceAll(/(?<=[^\s([]) +([,.;:!?)])(?=\s|$)/g, '$1')
    .replaceAll(/(?<=[\p{L}\d)]) ?× ?(?=[\d(])/gu, ' × ')
}

/** Appends the runs of the next line: after a space, or directly where a divided word continues. */
function joinLines(runs: Run[], next: readonly Run[], words: Vocabulary): void {
  const last = runs.at(-1)
  const [first] = next
  if (last && first) {
    // Several runs are examined, because the hyphen may have another font than its word.
    const before = textOfRuns(runs.slice(-NEAR_RUNS))
    const after = textOfRuns(next.slice(0, NEAR_RUNS))
    if (!/[\p{L}\d]-$/u.test(before) || !/^-?[\p{L}\d]/u.test(after)) last.text += ' '
    // A hyphen at the end of a line that is repeated at the beginning of the next one is a single hyphen of the word.
    else if (after.startsWith('-') || !keepsHyphen(before.slice(0, -1), after, words))
      last.text = last.text.slice(0, -1)
  }
  runs.push(...next.map((run) => ({ ...run })))
}

const textOfRuns = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')

function taggedRunsOf(line: Line): Run[] {
  return line.pieces.map((piece, index) => {
    const before = line.pieces[index - 1]
    const space = hasSpaceBetween(before, piece) ? ' ' : ''
    return { text: `${space}${escaped(piece.text)}`, tags: tagsOf(piece, line) }
  })
}

/** Replaces other kinds of hyphens and spaces by the usual ones. */
const escaped = (text: string) =>
  text.replaceAll(/[\u00AD\u2010\u2011]/g, '-').replaceAll('\u00A0', ' ')

function tagsOf(piece: Piece, line: Line): Tag[] {
  const tags: Tag[] = []
  if (piece.isBold) tags.push('b')
  if (piece.isItalic) tags.push('i')
  if (piece.isUnderlined) tags.push('u')
  const shift = (line.baseline - piece.baseline) / line.size
  const isSmall = piece.size < SMALL * line.size
  if (isSmall && shift > OFF_LINE) tags.push('sup')
  if (isSmall && shift < -OFF_LINE) tags.push('sub')
  return tags
}

/** Writes runs with their tags. A tag that neighbouring runs share includes both of them and the space between them. */
function writeRuns(runs: readonly Run[]): string {
  let text = ''
  const open: Tag[] = []
  for (const run of runs) {
    const closing = open.findIndex((tag) => !run.tags.includes(tag))
    const ended = closing === -1 ? [] : open.splice(closing)
    const trailing = ended.length > 0 ? (/\s+$/.exec(text)?.[0] ?? '') : ''
    if (trailing) text = text.slice(0, -trailing.length)
    text +=
      ended
        .toReversed()
        .map((tag) => `</${tag}>`)
        .join('') + trailing
    const started = run.tags.filter((tag) => !open.includes(tag))
    const leading = started.length > 0 ? (/^\s+/.exec(run.text)?.[0] ?? '') : ''
    text += leading + started.map((tag) => `<${tag}>`).join('') + run.text.slice(leading.length)
    open.push(...started)
  }
  return (
    text.trimEnd() +
    open
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('')
  )
}
