export const INLINE_TAGS = ['b', 'i', 'u', 'mark', 'sub', 'sup'] as const
export type InlineTag = (typeof INLINE_TAGS)[number]

/** A piece of a formatted text; a string is shown as it was typed, line breaks included. */
export type FormattedNode = string | FormattedElement | FormulaNode | TableNode

interface FormattedElement {
  kind: 'element'
  tag: InlineTag
  children: FormattedNode[]
}

/** The text between `\(` and `\)` or, for a formula on a line of its own (`display`), between `\[` and `\]`. */
export interface FormulaNode {
  kind: 'formula'
  source: string
  display: boolean
}

export interface TableNode {
  kind: 'table'
  caption?: FormattedNode[]
  rows: TableCell[][]
}

export interface TableCell {
  tag: 'th' | 'td'
  children: FormattedNode[]
}

/** Adds a node; neighbouring strings are joined to one. */
export function append(nodes: FormattedNode[], node: FormattedNode): void {
  const last = nodes.at(-1)
  if (node === '') return
  if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node
  else nodes.push(node)
}
