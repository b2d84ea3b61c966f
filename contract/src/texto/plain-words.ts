import type { FormattedNode } from './nodes.ts'
import { parseFormattedText } from './parse.ts'
import { plainFormula } from './plain-formula.ts'

/** The words of a text without markup, with its formulas in words, for names that only screen readers read. */
export function plainWordsOf(texto: string): string {
  return wordsOf(parseFormattedText(texto))
}

/** The words of parsed nodes; tables are left out. */
export function wordsOf(nodes: readonly FormattedNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.kind === 'element') return wordsOf(node.children)
      return node.kind === 'formula' ? plainFormula(node.source) : ''
    })
    .join('')
}
