import { element, type MathElement } from './nodes.ts'
import { BRACKETS } from './signs.ts'
import { Unusual } from './tokens.ts'
import type { Font } from './words.ts'

/** A number as Brazilian exams write it, with separated thousands: '1\,200{,}5'. */
export const NUMBER = /^\.?\d+(?:(?:\{,\}|\.|\\,(?=\d{3}(?!\d)))\d+)*/

/** A number becomes one element, so that screen readers read it as one number. */
export function numberOf(written: string, font?: Font): MathElement {
  const shown = written.replaceAll('{,}', ',').replaceAll('\\,', '\u2009')
  return element('mn', [shown], font === 'mathbf' ? { mathvariant: 'bold' } : {})
}

/** The bracket for a token; empty for '.', which stands for no bracket. */
export function bracketOf(token: string): string {
  const bracket = token === '.' ? '' : BRACKETS.get(token)
  if (bracket === undefined) throw new Unusual()
  return bracket
}

/** TeX's four sizes of brackets, in em. */
const BIG = new Map([
  ['big', '1.2em'],
  ['Big', '1.8em'],
  ['bigg', '2.4em'],
  ['Bigg', '3em'],
])

/** A bracket with an explicit size; undefined where the command is none of TeX's size commands. */
export function bigBracket(name: string, next: () => string): MathElement | undefined {
  const [, size = '', side] = /^([bB]igg?)([lr]?)$/.exec(name) ?? []
  const height = BIG.get(size)
  if (!height) return undefined
  const attributes = {
    fence: String(side !== ''),
    stretchy: 'true',
    minsize: height,
    maxsize: height,
  }
  return element('mo', [bracketOf(next())], attributes)
}

interface Accent {
  character: string
  isWide: boolean
}

/** `base` with a sign over or under it. */
export function accented(
  name: string,
  { character, isWide }: Accent,
  base: MathElement,
): MathElement {
  const isUnder = name.startsWith('under')
  const mark = element('mo', [character], { stretchy: String(isWide) })
  const accent = isUnder ? { accentunder: 'true' } : { accent: 'true' }
  // Chromium assembles a long stretched line from pieces with visible seams, so the style sheet draws the line instead.
  const line = character === '‾' ? { 'data-traco': isUnder ? 'sob' : 'sobre' } : {}
  return element(isUnder ? 'munder' : 'mover', [base, mark], { ...accent, ...line })
}
