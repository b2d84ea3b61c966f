import { type FormattedNode, parseFormattedText } from '@rumo/contract/texto'

/** The text of one line that holds no markup at all; undefined for any other. */
export function plainLineOf(texto: string): string | undefined {
  const [node, ...others] = parseFormattedText(texto.trim())
  return typeof node === 'string' && others.length === 0 && !node.includes('\n') ? node : undefined
}

/** All that a text says, without its markup: also what stands in its tables, a cell a line. */
export function plainTextOf(texto: string): string {
  return everythingIn(parseFormattedText(texto))
}

function everythingIn(nodes: readonly FormattedNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.kind === 'element') return everythingIn(node.children)
      if (node.kind === 'formula') return node.source
      const cells = node.rows.flat().map(({ children }) => everythingIn(children))
      return ['', everythingIn(node.caption ?? []), ...cells, ''].join('\n')
    })
    .join('')
}
