// KaTeX's types do not contain this function, on which `render` and `renderToString` are built. The version is pinned.
declare module 'katex' {
  // oxlint-disable-next-line no-underscore-dangle -- KaTeX names it so
  export function __renderToDomTree(source: string, options: KatexOptions): KatexNode
}

/** KaTeX's virtual nodes, with the fields that distinguish them (its src/mathMLTree.ts and src/domTree.ts). */
export interface KatexNode {
  /** The name of a MathML element. */
  type?: string
  attributes?: Record<string, string>
  children?: KatexNode[]
  /** The content of a text node. */
  text?: string
  /** Only for a space: the character to write, or null when no character has the width `width` (em). */
  character?: string | null
  width?: number
}
