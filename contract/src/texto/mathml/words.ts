import { numberSet } from '../katex-options.ts'
import { element, type MathElement } from './nodes.ts'
import { Unusual } from './tokens.ts'

export type Font = 'mathrm' | 'mathbf'

const VARIANTS: Readonly<Record<Font, string>> = { mathrm: 'normal', mathbf: 'bold' }

export function lettersOf(letter: string, font: Font | undefined): MathElement {
  return element('mi', [letter], font ? { mathvariant: VARIANTS[font] } : {})
}

const TEXTS = new Map([
  ['text', ''],
  ['textrm', ''],
  ['textnormal', ''],
  ['textup', ''],
  ['textbf', 'bold'],
  ['textit', 'italic'],
])
/** Characters that mean something else to TeX within words. Such texts are left to KaTeX. */
const TEX_IN_WORDS = /[\\{$#&^_~`"]|--|''/

/** The text of one of TeX's text commands; undefined for any other command. */
export function wordsOf(name: string, rawGroup: () => string): MathElement | undefined {
  const variant = TEXTS.get(name)
  if (variant === undefined) return undefined
  const words = rawGroup()
  if (TEX_IN_WORDS.test(words) || words.includes('%')) throw new Unusual()
  // A blank at the end of an element would not be drawn.
  const shown = words.replaceAll(/\s+/g, '\u00A0').replaceAll("'", '’')
  return element('mtext', [shown], variant ? { mathvariant: variant } : {})
}

/** The character of a number set. */
export function numberSetOf(letter: string): MathElement {
  const set = numberSet(letter.trim())
  if (set === letter.trim()) throw new Unusual()
  return element('mi', [set], { mathvariant: 'normal' })
}

/** The name that `\operatorname` gives to a function; only letters are accepted. */
export function operatorName(name: string): string {
  if (!/^[a-zA-Z]+$/.test(name)) throw new Unusual()
  return name
}
