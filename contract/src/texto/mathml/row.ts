import { element, space, textOf, withAttributes, type MathElement } from './nodes.ts'
import type { Sign } from './signs.ts'

const NO_ROOM = { lspace: '0em', rspace: '0em' }
const THIN = 0.1667
/** Says that a function is applied to what follows; it is read aloud and not drawn. */
const APPLIED = '\u2061'
/** After them a sign that otherwise stands between two things belongs to what follows it: '= −1'. */
const BEFORE_A_SIGN = /^[\u2061=<>≤≥≠≈≡∼≅∝→⇒⇔⟹⟺⇌∈∉+−±∓×÷⋅∗([{,;:]$/
const BINARY = /^[+−±∓]$/
const CLOSES = /^[)\]}⟩⌋⌉!?]$/

/** Puts what is beside one another in a row, with the room that TeX leaves where MathML would not know it. */
export class Row {
  readonly #nodes: MathElement[] = []
  #isAfterFunction = false

  static elementOf({ kind, character }: Sign): MathElement {
    if (kind === 'letter') return element('mi', [character])
    if (kind === 'upright') return element('mi', [character], { mathvariant: 'normal' })
    if (kind === 'open' || kind === 'close')
      return element('mo', [character], { stretchy: 'false' })
    if (kind === 'punctuation') return element('mo', [character], { separator: 'true' })
    // Arrows among others are as long as they are.
    return element('mo', [character], kind === 'relation' ? { stretchy: 'false' } : {})
  }

  add(node: MathElement): void {
    if (this.#isAfterFunction && node.tag !== 'mspace' && signOf(node) === undefined) {
      this.#nodes.push(space(THIN))
    }
    this.#isAfterFunction = false
    const before = this.#nodes.at(-1)
    if (mergesInto(before, node)) this.#nodes[this.#nodes.length - 1] = merged(before, node)
    else
      this.#nodes.push(
        this.#isPrefix(node) ? withAttributes(node, { form: 'prefix', ...NO_ROOM }) : node,
      )
  }

  /** The name of a function stands apart from what is before it and from what it is applied to. */
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
    // At the end it is no sum either: the charge of 'Al³⁺'.
    if (last && this.#nodes.length > 1 && BINARY.test(signOf(last) ?? '')) {
      this.#nodes[this.#nodes.length - 1] = withAttributes(last, NO_ROOM)
    }
    return this.#nodes
  }

  #isPrefix(node: MathElement): boolean {
    if (!BINARY.test(signOf(node) ?? '')) return false
    const before = this.#nodes.findLast(({ tag }) => tag !== 'mspace')
    return before === undefined || BEFORE_A_SIGN.test(signOf(before) ?? '')
  }
}

/** The character of an operator; undefined of anything else. */
function signOf({ tag, children: [character] }: MathElement): string | undefined {
  return tag === 'mo' && typeof character === 'string' ? character : undefined
}

/** Words and letters of one name are read aloud as one. */
function mergesInto(before: MathElement | undefined, node: MathElement): before is MathElement {
  return (
    before?.tag === node.tag &&
    ((node.tag === 'mtext' && before.attributes.mathvariant === node.attributes.mathvariant) ||
      (node.tag === 'mi' && isName(before) && isName(node)))
  )
}

const isName = (node: MathElement) =>
  node.attributes.mathvariant === 'normal' && /^[a-zA-Z]+$/.test(textOf(node))

const merged = (before: MathElement, node: MathElement): MathElement => ({
  ...before,
  children: [textOf(before) + textOf(node)],
})
