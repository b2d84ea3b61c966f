import { contains, heightOf, sharedWidth, unionOf, widthOf } from '../geometry.ts'
import type { Numbered, Run } from './numbered-lines.ts'

/** The numbers of one series begin or end at the same x, up to this many points. */
const SAME_EDGE = 3
/**
 * Numbers that count in steps of at least this many are line numbers. In smaller steps, lists and tables count, too.
 */
const LEAST_STEP = 3
/**
 * Smaller steps are accepted where at least this many numbers stand beside consecutive lines that are close together
 * (CLOSE, as a multiple of their height). The lines also have to be longer than LONG points, or larger than the
 * numbers.
 */
const LEAST_EACH = 12
const CLOSE = 1.9
const LONG = 150
/** The most common step between line numbers. */
const USUAL_STEP = 5
/** Line numbers are usually smaller than this share of their lines' height. */
const SMALLER = 0.93
/** Numbers smaller than this share of their lines' height belong to the scale of a graph. */
const SMALLEST = 0.6

/**
 * Whether the numbers stand in a column of their own: nothing else stands in that column beside the counted lines, or
 * beside the four lines before them.
 */
export function isStrip(
  series: readonly Numbered[],
  text: readonly Run[],
  texts: readonly Run[],
): boolean {
  const strip = unionOf(series.map(({ run }) => run))
  const rows = series.map(({ line }) => text.indexOf(line))
  const { y0, y1 } = unionOf(
    text.slice(Math.max(0, Math.min(...rows) - USUAL_STEP + 1), Math.max(...rows) + 1),
  )
  const isAligned = (['x0', 'x1'] as const).some((edge) =>
    series.every(({ run }) => Math.abs(run[edge] - strip[edge]) < SAME_EDGE),
  )
  return (
    isAligned &&
    // A ragged line may end below a number, but no line may continue beyond the numbers.
    texts.every((run) => run.x1 < strip.x1 || run.x0 > strip.x0 || run.y1 < y0 || run.y0 > y1) &&
    texts.every((run) => !contains(strip, run))
  )
}

/** Whether a series counts the lines of a text. `rows` are the indices of all lines beside which a number stands. */
export function counts(
  series: readonly Numbered[],
  text: readonly Run[],
  rows: readonly number[],
  texts: readonly Run[],
): boolean {
  const [one, other] = series
  if (!one) return false
  if (!other) return isOnlyOne(one, text, rows, texts)
  if (other.numero - one.numero >= LEAST_STEP) return true
  const isClose = text.every((line, index) => {
    const before = text[index - 1]
    return !before || line.y0 - before.y0 < CLOSE * heightOf(line)
  })
  const areLong = text.every((line) => widthOf(line) > LONG)
  const areSmall = series.every(({ line, run }) => heightOf(run) < SMALLER * heightOf(line))
  return series.length >= LEAST_EACH && isClose && (areLong || areSmall)
}

/**
 * Whether a single number is a line number: the text has few lines, or continues on another page or in another column.
 */
function isOnlyOne(
  { line, numero, run }: Numbered,
  text: readonly Run[],
  rows: readonly number[],
  texts: readonly Run[],
): boolean {
  const row = text.indexOf(line)
  const before = text[row - 1]
  // A text that continues from another column may begin with the numbered line.
  const isWithin = !before || line.y0 - before.y0 < CLOSE * heightOf(line)
  const isAlone = rows.every((other) => other === row || Math.abs(other - row) >= LEAST_STEP)
  const size = heightOf(run) / heightOf(line)
  // A single line is accepted only at the top of its page or column, where it may be the end of a text from elsewhere.
  const isFirst = texts.every((other) => other.y1 > line.y0 || sharedWidth(other, line) <= 0)
  const isSmall = size < SMALLER && size > SMALLEST && (text.length > 1 || isFirst)
  const isUsual =
    (isSmall && numero % USUAL_STEP === 0) || (numero === USUAL_STEP && row >= USUAL_STEP - 1)
  return isWithin && isAlone && isUsual
}
