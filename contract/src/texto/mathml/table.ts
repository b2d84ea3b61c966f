import { element, fence, row, type MathElement } from './nodes.ts'
import { Unusual } from './tokens.ts'

/**
 * For each kind of table: its left and right bracket, and the alignment of its columns, one letter each, repeated for
 * further columns.
 */
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

/** A table by TeX's name for it; `columns` is the alignment that an array specifies. */
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
