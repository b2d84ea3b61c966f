import type { FormattedNode, TableCell, TableNode } from './nodes.ts'

const CAPTION = /\s*<caption>([\s\S]*?)<\/caption>/y
const ROW_START = /\s*<tr>/y
const ROW_END = /\s*<\/tr>/y
const CELL = /\s*<(th|td)>([\s\S]*?)<\/\1>/y
const TABLE_TAG = /<\/?(?:table|caption|tr|th|td)>/

/**
 * Parses the text between `<table>` and `</table>`: an optional caption, then rows of cells with only white space
 * between them. Undefined for anything else.
 */
export function parseTable(
  inner: string,
  parseCell: (content: string) => FormattedNode[],
): TableNode | undefined {
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const match = pattern.exec(inner)
    if (match) at = pattern.lastIndex
    return match
  }

  const caption = take(CAPTION)?.[1]
  const rows: TableCell[][] = []
  while (take(ROW_START)) {
    const row: TableCell[] = []
    for (let cell = take(CELL); cell; cell = take(CELL)) {
      const [, tag, content = ''] = cell
      if (TABLE_TAG.test(content)) return undefined
      row.push({ tag: tag === 'th' ? 'th' : 'td', children: parseCell(content.trim()) })
    }
    if (row.length === 0 || !take(ROW_END)) return undefined
    rows.push(row)
  }
  const isWhole = rows.length > 0 && inner.slice(at).trim() === ''
  if (!isWhole || (caption && TABLE_TAG.test(caption))) return undefined
  return {
    kind: 'table',
    ...(caption === undefined ? {} : { caption: parseCell(caption.trim()) }),
    rows,
  }
}
