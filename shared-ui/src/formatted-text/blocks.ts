import { append, type FormattedNode, type FormulaNode, type TableNode } from '@rumo/contract/texto'

interface Paragraph {
  kind: 'paragraph'
  children: FormattedNode[]
}

/** A part of a text that stands on lines of its own. */
export type Block = Paragraph | TableNode | FormulaNode

const BLANK_LINES = /\n(?:[^\S\n]*\n)+/

/** Divides a text into its blocks. A blank line, a table and a displayed formula each end a paragraph. */
export function blocksOf(nodes: readonly FormattedNode[]): Block[] {
  const blocks: Block[] = []
  let paragraph: FormattedNode[] = []
  const endParagraph = () => {
    const children = withoutOuterSpace(paragraph)
    if (children.length > 0) blocks.push({ kind: 'paragraph', children })
    paragraph = []
  }
  for (const node of nodes) {
    if (isBlock(node)) {
      endParagraph()
      blocks.push(node)
      continue
    }
    for (const [index, piece] of pieces(node).entries()) {
      if (index > 0) endParagraph()
      for (const part of piece) append(paragraph, part)
    }
  }
  endParagraph()
  return blocks
}

function isBlock(node: FormattedNode): node is TableNode | FormulaNode {
  if (typeof node === 'string') return false
  return node.kind === 'table' || (node.kind === 'formula' && node.display)
}

/** The parts of a node between blank lines. A tag that spans a blank line is repeated on both sides. */
function pieces(node: FormattedNode): FormattedNode[][] {
  if (typeof node === 'string') return node.split(BLANK_LINES).map((part) => [part])
  if (node.kind !== 'element') return [[node]]
  const parts: FormattedNode[][] = [[]]
  for (const child of node.children) {
    for (const [index, piece] of pieces(child).entries()) {
      if (index > 0) parts.push([])
      parts.at(-1)?.push(...piece)
    }
  }
  return parts.map((children) => [{ ...node, children }])
}

/** The space around a block comes from the way it was typed. Only an indented first line has a meaning. */
function withoutOuterSpace(paragraph: readonly FormattedNode[]): FormattedNode[] {
  const children = [...paragraph]
  const [first] = children
  if (typeof first === 'string') children[0] = first.replace(/^\s*\n/, '').replace(/^ (?=\S)/, '')
  const last = children.at(-1)
  if (typeof last === 'string') children[children.length - 1] = last.trimEnd()
  return children.filter((child) => child !== '')
}
