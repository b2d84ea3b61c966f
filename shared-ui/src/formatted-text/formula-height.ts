const ROWS = /\\begin\{(?:[a-z]*matrix|cases|aligned|array)\}/
const TALL = /\\(?:[dt]?frac|binom|sum|int|prod|lim|over|underbrace|overbrace)(?![a-zA-Z])/

/**
 * About how tall a formula will be, in lines of text, to reserve its height while its source is shown: 1 for a formula
 * within one line, 2 for a fraction, 3 for several rows.
 */
export function formulaHeight(source: string): 1 | 2 | 3 {
  if (ROWS.test(source)) return 3
  return TALL.test(source) ? 2 : 1
}
