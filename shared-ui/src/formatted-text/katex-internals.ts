// Not in KaTeX's types: it is what `render` and `renderToString` are made of. Its version is pinned.
declare module 'katex' {
  // oxlint-disable-next-line no-underscore-dangle -- KaTeX names it so
  export function __renderToDomTree(source: string, options: KatexOptions): KatexNode
}

/** KaTeX's virtual nodes by the fields that tell them apart (its src/mathMLTree.ts and src/domTree.ts). */
export interface KatexNode {
  /** The name of a MathML element. */
  type?: string
  attributes?: Record<string, string>
  children?: KatexNode[]
  /** The content of a text. */
  text?: string
  /** Of a space: the character to write, or null where `width` (em) has none. */
  character?: string | null
  width?: number
}
