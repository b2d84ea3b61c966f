export interface MathElement {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: readonly MathNode[]
}
export type MathNode = MathElement | string

export function element(
  tag: string,
  children: readonly MathNode[],
  attributes: Readonly<Record<string, string>> = {},
): MathElement {
  return { tag, attributes, children }
}

/** Several as one, where one is asked for. */
export function row(nodes: readonly MathElement[]): MathElement {
  const [only] = nodes
  return only && nodes.length === 1 ? only : element('mrow', nodes)
}

export const withAttributes = (
  node: MathElement,
  attributes: Readonly<Record<string, string>>,
) => ({
  ...node,
  attributes: { ...node.attributes, ...attributes },
})

export const space = (em: number) => element('mspace', [], { width: `${em}em` })

/** A bracket as tall as what it encloses; none where it has no character. */
export const fence = (character: string): MathElement[] =>
  character === '' ? [] : [element('mo', [character], { fence: 'true', stretchy: 'true' })]

/** The words of an element that holds nothing else; empty for any other. */
export const textOf = ({ children }: MathElement): string =>
  children.map((child) => (typeof child === 'string' ? child : '')).join('')
