import type { KatexOptions } from 'katex'

/** How KaTeX reads formulas, wherever they are drawn. */
export const KATEX_OPTIONS = {
  output: 'mathml',
  // 'warn' writes to the console about every accent in a formula.
  strict: 'ignore',
  // A refused command (a link, an image) is shown in the colour of the text.
  errorColor: 'currentcolor',
  maxExpand: 200,
  maxSize: 20,
} satisfies KatexOptions

/** Browsers support no `mathvariant` except 'normal' (MathML Core), so number sets use their own Unicode characters. */
const NUMBER_SETS = new Map(Object.entries({ C: 'ℂ', N: 'ℕ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' }))

/** The double-struck character of a number set; any other letter is returned unchanged. */
export function numberSet(letter: string): string {
  return NUMBER_SETS.get(letter) ?? letter
}
