import { groupBy, sortBy } from 'es-toolkit'
import { counts, isStrip } from './line-counts.ts'
import {
  isApart,
  leftOf,
  rightOf,
  runsOf,
  textAround,
  type Numbered,
  type Run,
} from './numbered-lines.ts'
import type { Printed } from './running.ts'

/** Removes the numbers that count the lines of a text beside it, such as 5, 10, 15 beside a poem. */
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

/** The series of numbers that stand in a column of their own, each series counting the lines of one text. */
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

/** The look of a number. The line numbers of a text all look the same, and differently from a question's number. */
const lookOf = ({ run: { pieces } }: Numbered) =>
  pieces.map(({ font, isBold, size }) => [font, isBold, Math.round(size)].join(' ')).join(' ')

/** Groups numbers that stand in the same column, each group from top to bottom. */
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
