import { saveFile } from '@rumo/shared-ui'
import Papa from 'papaparse'

/** What Excel needs to read a file as UTF-8. */
const BOM = '\uFEFF'
/** A cell that begins with one of these would be computed, not shown. */
const FORMULA = /^[=+\-@\t\r]/

/** Rows as a file that Excel opens by itself where it speaks Portuguese: semicolons between cells, UTF-8 with its mark. */
export function csvOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const safe = [header, ...rows].map((row) =>
    row.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell)),
  )
  return `${BOM}${Papa.unparse(safe, { delimiter: ';' })}\r\n`
}

export const downloadCsv = (name: string, csv: string): void =>
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name)
