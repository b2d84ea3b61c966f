import {
  parseFormattedText,
  type FormattedNode,
  type TableCell,
  type TableNode,
} from '@rumo/contract/texto'
import { blocksOf, type Block } from '@rumo/shared-ui/print'
import { formula } from './formula.ts'
import { Html, html } from '@rumo/contract/html'

/** A text field (docs/decisions/texts.md) as paragraphs, tables and formulas. */
export function formattedText(texto: string): Html {
  return html`${blocksOf(parseFormattedText(texto)).map(blockOf)}`
}

/** A text field as inline content. */
export function formattedLine(texto: string): Html {
  return html`${parseFormattedText(texto).map(nodeOf)}`
}

function blockOf(block: Block): Html {
  if (block.kind === 'table') return tableOf(block)
  if (block.kind === 'formula') return nodeOf(block)
  const isVerse = block.children.some((node) => typeof node === 'string' && node.includes('\n'))
  return html`<p class="${isVerse ? 'linhas' : 'paragrafo'}">${block.children.map(nodeOf)}</p>`
}

function nodeOf(node: FormattedNode): Html {
  if (typeof node === 'string') return html`${node}`
  if (node.kind === 'table') return tableOf(node)
  if (node.kind === 'element') {
    // Safe as markup: the parser allows only tags of its own list.
    const tag = new Html(node.tag)
    return html`<${tag}>${node.children.map(nodeOf)}</${tag}>`
  }
  const drawn = formula(node.source, node.display)
  return node.display ? html`<div class="formula">${drawn}</div>` : drawn
}

/** If all cells of the first row are headings, they head the columns. Any other heading heads its row. */
function tableOf({ caption, rows }: TableNode): Html {
  const [first = [], ...others] = rows
  const isHeaded = first.every(({ tag }) => tag === 'th')
  const body = isHeaded ? others : rows
  return html`<table class="tabela">
    ${
      caption &&
      html`<caption>
        ${caption.map(nodeOf)}
      </caption>`
    }
    ${
      isHeaded &&
      html`<thead>
        ${rowOf(first, 'col')}
      </thead>`
    }
    <tbody>
      ${body.map((row) => rowOf(row, 'row'))}
    </tbody>
  </table>`
}

function rowOf(row: readonly TableCell[], scope: 'col' | 'row'): Html {
  return html`<tr>
    ${row.map(({ tag, children }) =>
      tag === 'td'
        ? html`<td>${children.map(nodeOf)}</td>`
        : html`<th scope="${scope}">${children.map(nodeOf)}</th>`,
    )}
  </tr>`
}
