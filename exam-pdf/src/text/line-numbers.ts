import { groupBy, minBy, sortBy } from 'es-toolkit'
import { contains, heightOf, sharedHeight, sharedWidth, unionOf, widthOf } from '../geometry.ts'
import type { Box } from '../model.ts'
import type { Piece } from './pieces.ts'
import type { Printed } from './running.ts'

/** Words of a row that stand close to each other. */
interface Run extends Box {
  pieces: Piece[]
}

/** A number beside a line. */
interface Numbered {
  run: Run
  numero: number
  line: Run
}

/** Words that stand further apart, of the size, are of two runs. */
const WORD_SPACE = 0.9
/** Numbers of one series begin or end below each other, within that many points. */
const SAME_EDGE = 3
/** How far from its line a number stands at least, of its height. */
const LEAST_GAP = 0.6
/** How far to the right of a number its line may begin, in points. */
const MOST_GAP = 70
/** Lines of one text begin that close, in points: verses may be indented. */
const INDENTED = 16
/** Lines further apart than that, of their height, are two texts. */
const MOST_SPACING = 3.3
/** Numbers that count by this or more are beside lines; by less, lists and tables count too. */
const LEAST_STEP = 3
/** Unless there are so many of them, each beside a long line right under the one before. */
const LEAST_EACH = 12
const CLOSE = 1.9
const LONG = 150
/** What numbers count by most often. */
const USUAL_STEP = 5
/** They are most often smaller than their lines, by this part. */
const SMALLER = 0.93
/** What is smaller than this is the scale of a graph. */
const SMALLEST = 0.6

/** The page without the numbers that count the lines of a text beside it, as 5, 10, 15 beside a poem. */
export function withoutLineNumbers(page: Printed): Printed {
  const runs = runsOf(page.pieces)
  const numbers = runs.filter(
    (run) =>
      run.pieces.length === 1 && /^\d{1,3}$/.test(run.pieces[0]?.text ?? '') && isApart(run, runs),
  )
  const texts = runs.filter((run) => !numbers.includes(run))
  const dropped = new Set(
    [leftOf, rightOf].flatMap((lineOf) => {
      const numbered = numbers.flatMap((run): Numbered[] => {
        const line = lineOf(run, texts)
        return line ? [{ run, line, numero: Number(run.pieces[0]?.text) }] : []
      })
      return seriesIn(numbered, texts).flatMap((series) => series.flatMap(({ run }) => run.pieces))
    }),
  )
  return dropped.size === 0
    ? page
    : { ...page, pieces: page.pieces.filter((piece) => !dropped.has(piece)) }
}

function runsOf(pieces: readonly Piece[]): Run[] {
  const rows: Piece[][] = []
  for (const piece of sortBy(pieces, ['baseline'])) {
    const row = rows.at(-1)
    if (row?.[0] && piece.baseline - row[0].baseline < 2) row.push(piece)
    else rows.push([piece])
  }
  return rows.flatMap((row) => {
    const runs: Piece[][] = []
    for (const piece of sortBy(row, ['x0'])) {
      const last = runs.at(-1)
      const before = last?.at(-1)
      if (last && before && piece.x0 - before.x1 < WORD_SPACE * piece.size) last.push(piece)
      else runs.push([piece])
    }
    return runs.map((run) => ({ ...unionOf(run), pieces: run }))
  })
}

/** Whether nothing stands close to a number, as the base of an exponent does. */
const isApart = (number: Run, runs: readonly Run[]) =>
  runs.every(
    (run) =>
      run === number ||
      sharedHeight(number, run) < 0.1 * heightOf(number) ||
      sharedWidth(number, run) < -LEAST_GAP * heightOf(number),
  )

/** The line that begins after a number on its left. */
function leftOf(number: Run, texts: readonly Run[]): Run | undefined {
  const after = besides(number, texts).filter(({ x0 }) => x0 > number.x1)
  const line = minBy(after, ({ x0 }) => x0)
  return line && line.x0 - number.x1 < MOST_GAP ? line : undefined
}

/** The line that ends before a number on its right. */
const rightOf = (number: Run, texts: readonly Run[]): Run | undefined =>
  minBy(
    besides(number, texts).filter(({ x1 }) => x1 < number.x0),
    ({ x1 }) => -x1,
  )

const besides = (number: Run, texts: readonly Run[]) =>
  texts.filter(
    (text) => sharedHeight(number, text) > 0.6 * Math.min(heightOf(number), heightOf(text)),
  )

/** Numbers that each count the lines of their text up to them, in a column of their own. */
function seriesIn(numbered: readonly Numbered[], texts: readonly Run[]): Numbered[][] {
  const alike = Object.values(groupBy(numbered, lookOf))
  return alike.flatMap(stripsOf).flatMap((strip) => {
    const placed = strip.map((each) => ({ each, text: textAround(each.line, texts) }))
    const counting = groupBy(placed, ({ each: { line, numero }, text }) =>
      [text[0]?.x0, text[0]?.y0, numero - text.indexOf(line)].join(' '),
    )
    return Object.values(counting).flatMap((group) => {
      const series = group.map(({ each }) => each)
      const text = group[0]?.text ?? []
      const rows = strip.flatMap(({ line }) => (text.includes(line) ? [text.indexOf(line)] : []))
      return isStrip(series, text, texts) && counts(series, text, rows, texts) ? [series] : []
    })
  })
}

/** Numbers beside the lines of a text are printed alike: that of a question is not one of them. */
const lookOf = ({ run: { pieces } }: Numbered) =>
  pieces.map(({ font, isBold, size }) => [font, isBold, Math.round(size)].join(' ')).join(' ')

/** Numbers in columns, each from above. */
function stripsOf(numbered: readonly Numbered[]): Numbered[][] {
  const strips: Numbered[][] = []
  let end = -Infinity
  for (const each of sortBy(numbered, [({ run }) => run.x0])) {
    if (each.run.x0 < end) strips.at(-1)?.push(each)
    else strips.push([each])
    end = Math.max(end, each.run.x1)
  }
  return strips.map((strip) => sortBy(strip, [({ run }) => run.y0]))
}

/** The lines of the text that a line stands in, from above. */
function textAround(line: Run, texts: readonly Run[]): Run[] {
  const column = sortBy(
    texts.filter(({ x0 }) => Math.abs(x0 - line.x0) < INDENTED),
    ['y0'],
  )
  const at = column.indexOf(line)
  const isNext = (index: number) => {
    const [before, after] = [column[index - 1], column[index]]
    return before && after && after.y0 - before.y0 < MOST_SPACING * heightOf(after)
  }
  let start = at
  while (isNext(start)) start -= 1
  let end = at + 1
  while (isNext(end)) end += 1
  return column.slice(start, end)
}

/** Whether the numbers stand below each other, and nothing else does beside their lines and some before. */
function isStrip(
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
function counts(
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
  return series.length >= LEAST_EACH && isClose && text.every((line) => widthOf(line) > LONG)
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
  // The last line of a text that began elsewhere is the first of its page or column.
  const isFirst = texts.every((other) => other.y1 > line.y0 || sharedWidth(other, line) <= 0)
  const isSmall = size < SMALLER && size > SMALLEST && (text.length > 1 || isFirst)
  const isUsual =
    (isSmall && numero % USUAL_STEP === 0) || (numero === USUAL_STEP && row >= USUAL_STEP - 1)
  return isWithin && isAlone && isUsual
}
