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

/** Groups several nodes into one; a single node is returned as it is. */
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

/** A bracket as tall as its content; nothing where the bracket has no character. */
export const fence = (character: string): MathElement[] =>
  character === '' ? [] : [element('mo', [character], { fence: 'true', stretchy: 'true' })]

/** The text of an element that contains only text; child elements are left out. */
export const textOf = ({ children }: MathElement): string =>
  children.map((child) => (typeof child === 'string' ? child : '')).join('')
