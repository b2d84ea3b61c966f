import { element, row, space, textOf, withAttributes, type MathElement } from './nodes.ts'
import type { Sign } from './signs.ts'

const NO_ROOM = { lspace: '0em', rspace: '0em' }
const THIN = 0.1667
/** The invisible operator 'function application': screen readers read it, and nothing is drawn. */
const APPLIED = '\u2061'
/** After these characters a plus or minus is a prefix of what follows, not an operator between two values: '= −1'. */
const BEFORE_A_SIGN = /^[\u2061=<>≤≥≠≈≡∼≅∝→⇒⇔⟹⟺⇌∈∉+−±∓×÷⋅∗([{,;:]$/
const BINARY = /^[+−±∓]$/
const CLOSES = /^[)\]}⟩⌋⌉!?]$/

/** Collects the elements of a row and adds the space that TeX leaves where MathML by itself would not. */
export class Row {
  readonly #nodes: MathElement[] = []
  #isAfterFunction = false

  static elementOf({ kind, character }: Sign): MathElement {
    if (kind === 'letter') return element('mi', [character])
    if (kind === 'upright') return element('mi', [character], { mathvariant: 'normal' })
    if (kind === 'open' || kind === 'close')
      return element('mo', [character], { stretchy: 'false' })
    if (kind === 'punctuation') return element('mo', [character], { separator: 'true' })
    // Relations such as arrows must not be stretched.
    return element('mo', [character], kind === 'relation' ? { stretchy: 'false' } : {})
  }

  add(node: MathElement): void {
    if (this.#isAfterFunction && node.tag !== 'mspace' && signOf(node) === undefined) {
      this.#nodes.push(space(THIN))
    }
    this.#isAfterFunction = false
    const before = this.#nodes.at(-1)
    const joined =
      before &&
      (joinedNumber(before, node) ?? (mergesInto(before, node) && merged(before, before, node)))
    if (joined) this.#nodes[this.#nodes.length - 1] = joined
    else if (this.#isPrefix(node))
      this.#nodes.push(withAttributes(node, { form: 'prefix', ...NO_ROOM }))
    else this.#nodes.push(this.#withWholeBase(node))
  }

  /** Adds the name of a function, with a thin space before it and before its argument. */
  addFunction(node: MathElement): void {
    const before = this.#nodes.at(-1)
    const sign = before && signOf(before)
    if (before && before.tag !== 'mspace' && (sign === undefined || CLOSES.test(sign))) {
      this.#nodes.push(space(THIN))
    }
    this.#nodes.push(node, element('mo', [APPLIED]))
    this.#isAfterFunction = true
  }

  nodes(): MathElement[] {
    const last = this.#nodes.at(-1)
    // At the end of a row, plus or minus is not an operator either but a charge: 'Al³⁺'.
    if (last && this.#nodes.length > 1 && BINARY.test(signOf(last) ?? '')) {
      this.#nodes[this.#nodes.length - 1] = withAttributes(last, NO_ROOM)
    }
    return this.#nodes
  }

  /**
   * Takes the digits before an exponent or index into its base, as KaTeX does for '1 2^3': the number is the base. Digits
   * in other fonts stay elements of their own there.
   */
  #withWholeBase(node: MathElement): MathElement {
    const [base, ...scripts] = node.children
    const isScripted = node.tag === 'msup' || node.tag === 'msub'
    if (!isScripted || typeof base !== 'object' || !isNumber(base)) return node
    const numbers = this.#nodes.splice(this.#nodes.findLastIndex((one) => !isNumber(one)) + 1)
    const before = numbers.pop() ?? this.#takeSeparator()
    if (!before) return node
    const joined = joinedNumber(before, base)
    const whole = row([...numbers, ...(joined ? [joined] : [before, base])])
    return { ...node, children: [whole, ...scripts] }
  }

  #takeSeparator(): MathElement | undefined {
    const last = this.#nodes.at(-1)
    return last && isSeparator(last) ? this.#nodes.pop() : undefined
  }

  #isPrefix(node: MathElement): boolean {
    if (!BINARY.test(signOf(node) ?? '')) return false
    const before = this.#nodes.findLast(({ tag }) => tag !== 'mspace')
    return before === undefined || BEFORE_A_SIGN.test(signOf(before) ?? '')
  }
}

/** The character of an operator; undefined for any other element. */
function signOf({ tag, children: [character] }: MathElement): string | undefined {
  return tag === 'mo' && typeof character === 'string' ? character : undefined
}

/**
 * Joins two neighbours to one number, as KaTeX does for '1 2' and '1{,} 2'. Undefined if they are not parts of one number
 * or differ in font.
 */
function joinedNumber(before: MathElement, node: MathElement): MathElement | undefined {
  const parts = [before, node]
  const [first, second = first] = parts.filter(isNumber)
  const isOne =
    first?.attributes.mathvariant === second?.attributes.mathvariant &&
    parts.every((part) => isNumber(part) || isSeparator(part))
  return first && isOne ? merged(first, before, node) : undefined
}

const isNumber = ({ tag }: MathElement) => tag === 'mn'

/** Whether an element is a comma within a number, '{,}' in TeX, and not one between two values. */
const isSeparator = (node: MathElement) => signOf(node) === ',' && node.attributes.lspace === '0em'

/** Neighbouring texts, and the letters of a name, become one element, so that screen readers read them as one. */
function mergesInto(before: MathElement, node: MathElement): boolean {
  return (
    before.tag === node.tag &&
    ((node.tag === 'mtext' && before.attributes.mathvariant === node.attributes.mathvariant) ||
      (node.tag === 'mi' && isName(before) && isName(node)))
  )
}

const isName = (node: MathElement) =>
  node.attributes.mathvariant === 'normal' && /^[a-zA-Z]+$/.test(textOf(node))

/** One element like `like`, with the text of both. */
const merged = (like: MathElement, before: MathElement, node: MathElement): MathElement => ({
  ...like,
  children: [textOf(before) + textOf(node)],
})
