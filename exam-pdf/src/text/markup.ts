import { hasSpaceBetween, type Line } from './lines.ts'
import { keepsHyphen, type Vocabulary } from './hyphens.ts'
import { paragraphsOf, type Paragraph, type Placed } from './paragraphs.ts'
import type { Piece } from './pieces.ts'

/** A tag of a text field, docs/decisions/texts.md. */
type Tag = 'b' | 'i' | 'u' | 'sub' | 'sup'

interface Run {
  text: string
  tags: Tag[]
}

/** What is smaller than this part of the line may be raised or lowered. */
const SMALL = 0.86
/** How far above or below the baseline, of the size. */
const OFF_LINE = 0.04

/** How many runs at the end of a line show how its last word ends. */
const NEAR_RUNS = 4

/** Lines as a text field: paragraphs apart by a blank line, verses by a line break, looks by tags. */
export function textFieldOf(lines: readonly Placed[], words: Vocabulary): string {
  return paragraphsOf(lines)
    .map((paragraph, index) => {
      const gap = index === 0 ? '' : paragraph.isApart ? '\n\n' : '\n'
      return `${gap}${paragraphText(paragraph, words)}`
    })
    .join('')
    .trim()
}

/** Lines as one paragraph, whatever their ends: an alternative is one. */
export function oneLineOf(lines: readonly Placed[], words: Vocabulary): string {
  return paragraphText({ lines: [...lines], isApart: false }, words)
}

function paragraphText({ lines }: Paragraph, words: Vocabulary): string {
  const runs: Run[] = []
  for (const { line } of lines) {
    const next = runsOf(line)
    joinLines(runs, next, words)
  }
  return writeRuns(runs)
    .replaceAll(/(?<=[^\s([]) +([,.;:!?)])(?=\s|$)/g, '$1')
    .replaceAll(/(?<=[\p{L}\d)]) ?× ?(?=[\d(])/gu, ' × ')
}

/** Adds the runs of the next line, with a space or with the word that goes on. */
function joinLines(runs: Run[], next: readonly Run[], words: Vocabulary): void {
  const last = runs.at(-1)
  const [first] = next
  if (last && first) {
    // The hyphen may be in another font than its word.
    const before = textOfRuns(runs.slice(-NEAR_RUNS))
    const after = textOfRuns(next.slice(0, NEAR_RUNS))
    if (!/[\p{L}\d]-$/u.test(before) || !/^-?[\p{L}\d]/u.test(after)) last.text += ' '
    // A hyphen at the end of a line and again at the beginning of the next is a single one, and part of the word.
    else if (after.startsWith('-') || !keepsHyphen(before.slice(0, -1), after, words))
      last.text = last.text.slice(0, -1)
  }
  runs.push(...next.map((run) => ({ ...run })))
}

const textOfRuns = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')

function runsOf(line: Line): Run[] {
  return line.pieces.map((piece, index) => {
    const before = line.pieces[index - 1]
    const space = hasSpaceBetween(before, piece) ? ' ' : ''
    return { text: `${space}${escaped(piece.text)}`, tags: tagsOf(piece, line) }
  })
}

/** Hyphens and spaces of other kinds are written as the usual ones. */
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

/** Runs with their tags; a tag that two neighbours share goes over both, the space between them too. */
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
