import { againstOf, limitOf, valueOf } from './figure.ts'
import type { Report, SuiteReport } from './report.ts'

type Reported = SuiteReport['figures'][number]

const BEGIN = '<!-- figures: written by npm run bench -->'
const END = '<!-- /figures -->'
const HEAD = ['What', 'Figure', 'Limit', 'Holds', 'Against', 'Measured']

/**
 * Gives a text of Markdown with the figures of a report between its two markers. Throws when the markers are missing.
 */
export function withFigures(text: string, report: Report): string {
  const begin = text.indexOf(BEGIN)
  const end = text.indexOf(END)
  if (begin === -1 || end < begin) throw new Error(`Not found in this order: ${BEGIN} and ${END}`)
  return `${text.slice(0, begin)}${BEGIN}\n\n${figuresOf(report)}\n\n${text.slice(end)}`
}

function figuresOf({ suites }: Report): string {
  const rows = suites.flatMap(rowsOf)
  return `${table([HEAD, ...rows])}\n\n${machinesOf(suites).join('\n')}`
}

/** A row of the table for each row name that the figures have. */
function rowsOf({ date, figures }: SuiteReport): string[][] {
  const byRow = Map.groupBy(figures, ({ row }) => row)
  return [...byRow].flatMap(([row, sharing]) => {
    if (row === undefined) return []
    const worst = sharing.reduce(worse)
    const limit = limitOf(worst)
    const verdict = limit ? (worst.holds ? 'yes' : '**no**') : ''
    return [[row, valueOf(worst), limit, verdict, againstOf(worst), date.slice(0, 10)]]
  })
}

/**
 * The worse of two figures of one row. A figure outside its limits is worse than one within. Otherwise the smaller one
 * is worse when figures have only a least value, else the greater one.
 */
function worse(one: Reported, other: Reported): Reported {
  if (one.holds !== other.holds) return one.holds ? other : one
  const isSmallerWorse = one.atLeast !== undefined && one.atMost === undefined
  return one.value < other.value === isSmallerWorse ? one : other
}

function machinesOf(suites: readonly SuiteReport[]): string[] {
  const byMachine = Map.groupBy(
    suites,
    ({ machine: { cores, cpu, memoryGb, os, node } }) =>
      `${cores} cores of ${cpu}, ${memoryGb} GB, ${os}, Node ${node.slice(1)}`,
  )
  return [...byMachine].map(([machine, on]) => {
    const keys = on.map(({ key }) => `\`${key}\``)
    return `- On ${machine}: ${keys.join(', ')}.`
  })
}

/** Pads each column to its widest cell, as the formatter does. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const [head = '', ...others] = rows.map((row) =>
    line(widths.map((width, column) => (row[column] ?? '').padEnd(width))),
  )
  return [head, line(widths.map((width) => '-'.repeat(width))), ...others].join('\n')
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
