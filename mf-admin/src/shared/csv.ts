import { saveFile } from '@rumo/shared-ui'
import Papa from 'papaparse'

/** The byte order mark. Without it Excel does not read a file as UTF-8. */
const BOM = '\uFEFF'
/** Excel evaluates a cell that begins with one of these characters as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * A CSV file that a Portuguese Excel opens without questions: semicolons between cells, UTF-8 with a byte order mark.
 */
export function csvOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const safe = [header, ...rows].map((row) =>
    row.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell)),
  )
  return `${BOM}${Papa.unparse(safe, { delimiter: ';' })}\r\n`
}

export const downloadCsv = (name: string, csv: string): void =>
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name)
