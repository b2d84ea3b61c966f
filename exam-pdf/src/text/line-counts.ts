import { contains, heightOf, sharedWidth, unionOf, widthOf } from '../geometry.ts'
import type { Numbered, Run } from './numbered-lines.ts'

/** Numbers of one series begin or end below each other, within that many points. */
const SAME_EDGE = 3
/** Numbers that count by this or more are beside lines; by less, lists and tables count too. */
const LEAST_STEP = 3
/**
 * Unless there are so many of them, each beside a line right under the one before: a long one, or larger than they are.
 */
const LEAST_EACH = 12
const CLOSE = 1.9
const LONG = 150
/** What numbers count by most often. */
const USUAL_STEP = 5
/** They are most often smaller than their lines, by this part. */
const SMALLER = 0.93
/** What is smaller than this is the scale of a graph. */
const SMALLEST = 0.6

/** Whether the numbers stand below each other, and nothing else does beside their lines and some before. */
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
    // A ragged line may end under a number, but none goes on beyond it.
    texts.every((run) => run.x1 < strip.x1 || run.x0 > strip.x0 || run.y1 < y0 || run.y0 > y1) &&
    texts.every((run) => !contains(strip, run))
  )
}

/** Whether a series counts the lines of a text, beside whose `rows` numbers stand. */
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

/** A number that has no other of its text above or below it: as in few verses, or where a text goes on elsewhere. */
function isOnlyOne(
  { line, numero, run }: Numbered,
  text: readonly Run[],
  rows: readonly number[],
  texts: readonly Run[],
): boolean {
  const row = text.indexOf(line)
  const before = text[row - 1]
  // What goes on from another column may begin with it.
  const isWithin = !before || line.y0 - before.y0 < CLOSE * heightOf(line)
  const isAlone = rows.every((other) => other === row || Math.abs(other - row) >= LEAST_STEP)
  const size = heightOf(run) / heightOf(line)
  // The end of a text that began elsewhere is the first line of its page or column.
  const isFirst = texts.every((other) => other.y1 > line.y0 || sharedWidth(other, line) <= 0)
  const isSmall = size < SMALLER && size > SMALLEST && (text.length > 1 || isFirst)
  const isUsual =
    (isSmall && numero % USUAL_STEP === 0) || (numero === USUAL_STEP && row >= USUAL_STEP - 1)
  return isWithin && isAlone && isUsual
}
