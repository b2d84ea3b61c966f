import type { KatexOptions } from 'katex'

// The first step of `renderToString`, which KaTeX's types leave out. The version of KaTeX is pinned.
declare module 'katex' {
  // oxlint-disable-next-line no-underscore-dangle -- KaTeX names it so
  export function __parse(source: string, options: KatexOptions): unknown
}

/** The commands that a formula may use besides KaTeX's own, by name. */
export type KatexMacros = NonNullable<KatexOptions['macros']>
