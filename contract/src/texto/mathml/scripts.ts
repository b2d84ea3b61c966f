import { element, row, textOf, type MathElement } from './nodes.ts'
import type { Tokens } from './tokens.ts'

interface Scripts {
  primes: MathElement | undefined
  over: MathElement | undefined
  under: MathElement | undefined
}

/** `base` with its superscript and subscript or, where `isLimited`, with these above and below it. */
export function withScripts(
  base: MathElement,
  isLimited: boolean,
  { primes, over, under }: Scripts,
): MathElement {
  if (primes && !over) {
    const marked = element('mrow', [base, primes])
    return under ? element('msub', [marked, under]) : marked
  }
  const raised = primes && over ? row([primes, over]) : over
  if (raised && under) return element(isLimited ? 'munderover' : 'msubsup', [base, under, raised])
  if (raised) return element(isLimited ? 'mover' : 'msup', [base, raised])
  return under ? element(isLimited ? 'munder' : 'msub', [base, under]) : base
}

/** Whether the element has a brace over or under it. */
export const isBraced = ({ children: [, mark] }: MathElement) =>
  typeof mark === 'object' && /^[⏞⏟]$/.test(textOf(mark))

/**
 * Consumes the primes that come next, as one element; undefined where there are none. The character is small and raised
 * by itself, so it needs no superscript.
 */
export function takePrimes(tokens: Tokens): MathElement | undefined {
  const primes = tokens.peek() === "'" ? tokens.takeRun(/^'+/) : undefined
  return primes === undefined
    ? undefined
    : element('mo', ['′'.repeat(primes.length)], { lspace: '0em', rspace: '0em' })
}
