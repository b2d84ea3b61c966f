import { type FormattedNode, parseFormattedText } from '@rumo/contract/texto'

/** The text when it is one line without markup; undefined otherwise. */
export function plainLineOf(texto: string): string | undefined {
  const [node, ...others] = parseFormattedText(texto.trim())
  return typeof node === 'string' && others.length === 0 && !node.includes('\n') ? node : undefined
}

/** The text without its markup, including the content of tables, with one cell a line. */
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
