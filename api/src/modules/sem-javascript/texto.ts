import {
  parseFormattedText,
  plainFormula,
  type FormattedNode,
  type TableNode,
} from '@rumo/contract/texto'
import { Html, html, type Part } from '@rumo/contract/html'

/** A text field as an element of its own; null when the field is empty. */
export function textoInHtml(texto: string | null | undefined): Html | null {
  if (!texto?.trim()) return null
  return html`<div class="texto">${wordsInHtml(texto)}</div>`
}

/**
 * A text field with its markup (docs/decisions/texts.md). A formula is written as one would type it without LaTeX: 'x²
 * + 1/2'.
 */
export const wordsInHtml = (texto: string): Part => contentOf(parseFormattedText(texto.trim()))

const contentOf = (nodes: readonly FormattedNode[]) => nodes.map(nodeOf)

function nodeOf(node: FormattedNode): Part {
  if (typeof node === 'string') return node
  if (node.kind === 'formula') return plainFormula(node.source)
  if (node.kind === 'table') return tableOf(node)
  return element(node.tag, contentOf(node.children))
}

function tableOf({ caption, rows }: TableNode): Html {
  return html`<table>
    ${caption ? element('caption', contentOf(caption)) : null}${rows.map((row) =>
      element(
        'tr',
        row.map(({ tag, children }) => element(tag, contentOf(children))),
      ),
    )}
  </table>`
}

/** `name` is always from the parser's own list of tags, so it is safe as markup. */
function element(name: string, content: Part): Html {
  const tag = new Html(name)
  return html`<${tag}>${content}</${tag}>`
}
