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
/** In words these are signs of TeX, or two of them one sign. */
const TEX_IN_WORDS = /[\\{$#&^_~`"]|--|''/

/** Words among signs, of one of TeX's commands for them; undefined for any other command. */
export function wordsOf(name: string, rawGroup: () => string): MathElement | undefined {
  const variant = TEXTS.get(name)
  if (variant === undefined) return undefined
  const words = rawGroup()
  if (TEX_IN_WORDS.test(words) || words.includes('%')) throw new Unusual()
  // A blank at the end of an element would not be drawn.
  const shown = words.replaceAll(/\s+/g, '\u00A0').replaceAll("'", '’')
  return element('mtext', [shown], variant ? { mathvariant: variant } : {})
}

/** A set of numbers. */
export function numberSetOf(letter: string): MathElement {
  const set = numberSet(letter.trim())
  if (set === letter.trim()) throw new Unusual()
  return element('mi', [set], { mathvariant: 'normal' })
}

/** The name of a function that a formula makes up, of letters alone. */
export function operatorName(name: string): string {
  if (!/^[a-zA-Z]+$/.test(name)) throw new Unusual()
  return name
}
