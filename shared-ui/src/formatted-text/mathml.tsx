import { mathmlOf, type MathNode } from '@rumo/contract/mathml'
import { createElement, type ReactNode } from 'react'

/** A formula as exams have them; undefined where KaTeX has to read it. */
export function ordinaryFormula(source: string, display: boolean): ReactNode | undefined {
  const drawn = mathmlOf(source, display)
  return drawn && toReact(drawn)
}

function toReact(node: MathNode): ReactNode {
  if (typeof node === 'string') return node
  return createElement(node.tag, node.attributes, ...node.children.map(toReact))
}
