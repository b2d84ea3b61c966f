import type { KatexOptions } from 'katex'

/** How KaTeX reads a formula, wherever it is drawn. */
export const KATEX_OPTIONS = {
  output: 'mathml',
  // 'warn' writes to the console about every accent in a formula.
  strict: 'ignore',
  // A refused command (a link, an image) is shown in the colour of the text.
  errorColor: 'currentcolor',
  maxExpand: 200,
  maxSize: 20,
} satisfies KatexOptions

/** Browsers draw no `mathvariant` but 'normal' (MathML Core): the sets of numbers have letters of their own. */
const NUMBER_SETS = new Map(Object.entries({ C: 'ℂ', N: 'ℕ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' }))

/** The letter of a set of numbers for a double-struck letter; any other stays what it is. */
export function numberSet(letter: string): string {
  return NUMBER_SETS.get(letter) ?? letter
}
