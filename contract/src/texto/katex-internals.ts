import type { KatexOptions } from 'katex'

// Not in KaTeX's types: what `renderToString` begins with. Its version is pinned.
declare module 'katex' {
  // oxlint-disable-next-line no-underscore-dangle -- KaTeX names it so
  export function __parse(source: string, options: KatexOptions): unknown
}

/** What a formula may use besides KaTeX's own commands, by its name. */
export type KatexMacros = NonNullable<KatexOptions['macros']>
