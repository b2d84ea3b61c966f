import { element, fence, row, type MathElement } from './nodes.ts'
import { Unusual } from './tokens.ts'

/** The brackets around a table, and how its columns are aligned, one letter each and again for more, by its name. */
const TABLES = new Map([
  ['matrix', ['', '', 'c']],
  ['pmatrix', ['(', ')', 'c']],
  ['bmatrix', ['[', ']', 'c']],
  ['vmatrix', ['|', '|', 'c']],
  ['cases', ['{', '', 'l']],
  ['aligned', ['', '', 'rl']],
  ['array', ['', '', 'c']],
])

const SIDES = new Map([
  ['l', 'left'],
  ['r', 'right'],
])

/** A table of cells, by TeX's name for it; `columns` says how an array's are aligned. */
export function tableOf(
  name: string,
  columns: string | undefined,
  rows: readonly MathElement[][][],
): MathElement {
  const table = TABLES.get(name)
  if (!table || (columns !== undefined && !/^[lcr]+$/.test(columns))) throw new Unusual()
  const [left = '', right = '', preset = ''] = table
  const alignment = columns ?? preset
  const rowOf = (cells: MathElement[][]) =>
    element(
      'mtr',
      cells.map((cell, column) => cellOf(cell, alignment[column % alignment.length] ?? 'c')),
    )
  const cells = element('mtable', rows.map(rowOf))
  return left || right ? element('mrow', [...fence(left), cells, ...fence(right)]) : cells
}

function cellOf(nodes: MathElement[], alignment: string): MathElement {
  const side = SIDES.get(alignment)
  return element('mtd', [row(nodes)], side ? { columnalign: side } : {})
}
