import { KATEX_OPTIONS, numberSet } from '@rumo/contract/formulas'
import { __renderToDomTree } from 'katex'
import { createElement, Fragment, type ReactNode } from 'react'
import type { KatexNode } from './katex-internals.ts'

/** A formula as MathML; undefined when KaTeX cannot read it. */
export function renderFormula(source: string, display: boolean): ReactNode | undefined {
  try {
    return toReact(__renderToDomTree(source, { ...KATEX_OPTIONS, displayMode: display }))
  } catch {
    // Whatever the error is, the reader sees the source as it was typed.
    return undefined
  }
}

function toReact(node: KatexNode): ReactNode {
  if (node.text !== undefined) return node.text
  if (node.character !== undefined) {
    // Browsers do not draw text in MathML that is in no element.
    return node.character
      ? createElement('mtext', null, node.character)
      : createElement('mspace', { width: `${node.width ?? 0}em` })
  }
  const children = joined((node.children ?? []).map(toReact))
  if (!node.type)
    return children.length === 1 ? children[0] : createElement(Fragment, null, ...children)
  // The second child is the TeX source, for tools that copy.
  if (node.type === 'semantics') return children[0]
  const { style: _style, class: _class, ...attributes } = node.attributes ?? {}
  const [only] = children
  if (typeof only !== 'string' || children.length > 1)
    return createElement(node.type, attributes, ...children)
  if (attributes.mathvariant === 'double-struck')
    return createElement(node.type, attributes, numberSet(only))
  // Of the two characters for a bar, only `|` grows with the content.
  const isFence = attributes.fence === 'true'
  return createElement(node.type, attributes, isFence ? only.replace('∣', '|') : only)
}

/** Merges neighbouring texts, because a screen reader reads each text node as a separate word. */
function joined(children: ReactNode[]): ReactNode[] {
  return children.reduce<ReactNode[]>((all, child) => {
    const last = all.at(-1)
    if (typeof child === 'string' && typeof last === 'string') all[all.length - 1] = last + child
    else all.push(child)
    return all
  }, [])
}
