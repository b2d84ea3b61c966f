import { mathmlOf, type MathNode } from '@rumo/contract/mathml'
import { createElement, type ReactNode } from 'react'

/** An ordinary formula, as exams use them; undefined when it needs KaTeX. */
export function ordinaryFormula(source: string, display: boolean): ReactNode | undefined {
  const drawn = mathmlOf(source, display)
  return drawn && toReact(drawn)
}

function toReact(node: MathNode): ReactNode {
  if (typeof node === 'string') return node
  return createElement(node.tag, node.attributes, ...node.children.map(toReact))
}
