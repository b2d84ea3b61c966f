import { type FormattedNode, parseFormattedText } from '@rumo/contract/texto'
import { createElement, Fragment, memo, type ReactNode } from 'react'
import { blocksOf, type Block } from './blocks.ts'
import { Formula } from './formula.tsx'
import styles from './formatted-text.module.css'
import { linguaOf, partsByLingua } from './lingua.ts'
import { wordsOf } from '@rumo/contract/texto'
import { Table } from './formatted-table.tsx'

interface FormattedTextProps {
  /** Plain text with the markup of docs/decisions/texts.md. */
  texto: string
  className?: string | undefined
  /** Whether the text stands within a line or a label. Its first paragraph then continues that line. */
  inline?: boolean
}

/**
 * Shows a text field: paragraphs at blank lines, whitelisted tags, tables and formulas. It is
 * rendered again only when its props change, because parsing a text and finding its languages takes time.
 */
export const FormattedText = memo(function FormattedText(props: FormattedTextProps) {
  const { texto, className, inline = false } = props
  const blocks = blocksOf(parseFormattedText(texto))
  const Root = inline ? 'span' : 'div'
  const classes = [styles.text, inline ? styles.inlineText : styles.block, className]
  return (
    <Root className={classes.filter(Boolean).join(' ')} data-texto>
      {list(blocks.map((block) => renderBlock(block, inline)))}
    </Root>
  )
})

function renderBlock(block: Block, inline: boolean): ReactNode {
  if (block.kind === 'table')
    return <Table table={block} renderNodes={renderNodes} inline={inline} />
  if (block.kind === 'formula') return <Formula source={block.source} display />
  const Paragraph = inline ? 'span' : 'p'
  return (
    <Paragraph className={styles.paragraph} lang={linguaOf(wordsOf(block.children))}>
      {renderNodes(block.children)}
    </Paragraph>
  )
}

function renderNodes(nodes: readonly FormattedNode[]): ReactNode {
  return list(nodes.map(renderNode))
}

function renderNode(node: FormattedNode): ReactNode {
  if (typeof node === 'string') return renderWords(node)
  if (node.kind === 'formula') return <Formula source={node.source} display={node.display} />
  if (node.kind === 'element') return createElement(node.tag, null, renderNodes(node.children))
  return <Table table={node} renderNodes={renderNodes} inline />
}

function renderWords(words: string): ReactNode {
  const parts = partsByLingua(words)
  if (parts.every(({ lingua }) => lingua === undefined)) return words
  return list(
    parts.map(({ part, lingua }) =>
      lingua ? createElement('span', { lang: lingua }, part) : part,
    ),
  )
}

/** The children without keys: a text never changes in part, so the places of its parts identify them. */
function list(children: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...children)
}
