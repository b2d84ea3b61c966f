import { accented, bigBracket, bracketOf, NUMBER, numberOf } from './parts.ts'
import { element, fence, row, space, withAttributes, type MathElement } from './nodes.ts'
import { Row } from './row.ts'
import { isBraced, takePrimes, withScripts } from './scripts.ts'
import {
  ACCENTS,
  CHARACTERS,
  COMMANDS,
  FUNCTIONS,
  LARGE,
  LIMIT_FUNCTIONS,
  SPACES,
} from './signs.ts'
import { tableOf } from './table.ts'
import { Tokens, Unusual } from './tokens.ts'
import { lettersOf, numberSetOf, operatorName, wordsOf, type Font } from './words.ts'

export type { MathElement, MathNode } from './nodes.ts'

/**
 * Draws a TeX formula as MathML if it uses only what exams use. Undefined where it needs KaTeX or is invalid. The
 * result is the same as KaTeX's (mathml.test.ts), with a sixteenth of the code.
 */
export function mathmlOf(source: string, display: boolean): MathElement | undefined {
  try {
    const nodes = new Reader(new Tokens(source), display).readAll()
    return element('math', [row(nodes)], display ? { display: 'block' } : {})
  } catch (error) {
    if (error instanceof Unusual) return undefined
    throw error
  }
}

type Scripts = Partial<Record<'^' | '_', MathElement>>

class Reader {
  readonly #tokens: Tokens
  #display: boolean
  #font: Font | undefined

  constructor(tokens: Tokens, display: boolean) {
    this.#tokens = tokens
    this.#display = display
  }

  readAll(): MathElement[] {
    const nodes = this.#readUntil(undefined)
    if (this.#tokens.peek() !== undefined) throw new Unusual()
    return nodes
  }

  /** Reads up to one of `ends`, which stays unread; undefined stands for the end of the formula. */
  #readUntil(...ends: (string | undefined)[]): MathElement[] {
    const found = new Row()
    for (;;) {
      const token = this.#tokens.peek()
      if (ends.includes(token)) return found.nodes()
      if (token === undefined) throw new Unusual()
      if (token === '\\displaystyle') {
        this.#tokens.next()
        found.add(this.#tokens.within(() => this.#inStyle(true, () => this.#readUntil(...ends))))
        continue
      }
      this.#readSign(found, token)
    }
  }

  /** Reads a sign with its superscript and subscript. */
  #readSign(found: Row, token: string): void {
    const name = token.startsWith('\\') ? token.slice(1) : ''
    const gap = SPACES.get(name)
    if (gap !== undefined) {
      this.#tokens.next()
      found.add(space(gap))
      return
    }
    if (FUNCTIONS.has(name) || LIMIT_FUNCTIONS.has(name) || name === 'operatorname') {
      this.#tokens.next()
      const shown = name === 'operatorname' ? operatorName(this.#tokens.rawGroup()) : name
      const base = element('mi', [shown], { mathvariant: 'normal' })
      found.addFunction(this.#scripted(base, LIMIT_FUNCTIONS.has(name)))
      return
    }
    const large = LARGE.get(name)
    if (large) {
      this.#tokens.next()
      const base = element('mo', [large.character], { largeop: 'true' })
      found.add(this.#scripted(base, this.#takeLimits() || large.hasLimits))
      return
    }
    if (token === '^' || token === '_') found.add(this.#scripted(element('mrow', []), false))
    else this.#readOrdinary(found)
  }

  #readOrdinary(found: Row): void {
    const number = this.#font ? undefined : this.#tokens.takeRun(NUMBER)
    const base = number === undefined ? this.#readOne() : numberOf(number)
    found.add(this.#scripted(base, false))
  }

  /**
   * Consumes `\limits` where it comes next: the scripts stand above and below a sum. Only accepted in display style,
   * where they stand there anyway.
   */
  #takeLimits(): boolean {
    if (!this.#tokens.take('\\limits')) return false
    if (!this.#display) throw new Unusual()
    return true
  }

  /** `base` with its scripts. With `hasLimits`, the scripts stand above and below it in display style. */
  #scripted(base: MathElement, hasLimits: boolean): MathElement {
    // The label of a brace stands above or below the brace, also in inline style.
    const isLimited = hasLimits ? this.#display : isBraced(base)
    const primes = isLimited ? undefined : takePrimes(this.#tokens)
    const scripts = this.#readScripts()
    // A brace can have a label only on the side of its tip.
    if (isBraced(base) && scripts[base.tag === 'mover' ? '_' : '^']) throw new Unusual()
    return withScripts(base, isLimited, { primes, over: scripts['^'], under: scripts._ })
  }

  #readScripts(): Scripts {
    const scripts: Scripts = {}
    for (;;) {
      const token = this.#tokens.peek()
      if (token === "'") throw new Unusual()
      if (token !== '^' && token !== '_') return scripts
      if (scripts[token]) throw new Unusual()
      this.#tokens.next()
      scripts[token] = this.#readArgument()
    }
  }

  /** Reads the argument of a command: a group, or one sign. */
  #readArgument(): MathElement {
    const token = this.#tokens.peek() ?? ''
    if (token === '{') return this.#readGroup()
    // KaTeX decides which other commands can be an argument without braces.
    const isSign =
      COMMANDS.has(token.slice(1)) || CHARACTERS.has(token) || /^[a-zA-Z\d]$/.test(token)
    if (!isSign) throw new Unusual()
    return this.#readOne()
  }

  #readGroup(): MathElement {
    return this.#tokens.within(() => {
      this.#tokens.expect('{')
      const nodes = this.#readUntil('}')
      this.#tokens.expect('}')
      const [only] = nodes
      // A single operator in braces gets no space around it.
      const isAlone = nodes.length === 1 && only?.tag === 'mo' && !only.attributes.largeop
      return isAlone ? withAttributes(only, { lspace: '0em', rspace: '0em' }) : row(nodes)
    })
  }

  /** Reads one sign, one group, or one command with its arguments. */
  #readOne(): MathElement {
    const token = this.#tokens.peek()
    if (token === '{') return this.#readGroup()
    this.#tokens.next()
    if (token === undefined) throw new Unusual()
    if (/^[a-zA-Z]$/.test(token)) return lettersOf(token, this.#font)
    if (/^\d$/.test(token)) return numberOf(token, this.#font)
    if (token === '~' || token === '\\ ') return element('mtext', ['\u00A0'])
    const sign = token.startsWith('\\') ? COMMANDS.get(token.slice(1)) : CHARACTERS.get(token)
    if (sign) return Row.elementOf(sign)
    if (!token.startsWith('\\')) throw new Unusual()
    return this.#tokens.within(() => this.#readCommand(token.slice(1)))
  }

  #readCommand(name: string): MathElement {
    if (/^[dt]?frac$/.test(name)) return this.#fraction(name)
    if (name === 'sqrt') return this.#root()
    if (name === 'left') return this.#enclosed()
    if (name === 'begin') return this.#table()
    if (name === 'binom') {
      const parts = [this.#readArgument(), this.#readArgument()]
      return row([...fence('('), element('mfrac', parts, { linethickness: '0' }), ...fence(')')])
    }
    const words = wordsOf(name, () => this.#tokens.rawGroup())
    if (words) return words
    if (name === 'mathbb') return numberSetOf(this.#tokens.rawGroup())
    if (name === 'mathrm' || name === 'mathbf') return this.#inFont(name)
    const accent = ACCENTS.get(name)
    if (accent) return accented(name, accent, this.#readArgument())
    const big = bigBracket(name, () => this.#tokens.next())
    if (big) return big
    throw new Unusual()
  }

  #fraction(name: string): MathElement {
    const read = () => element('mfrac', [this.#readArgument(), this.#readArgument()])
    return name === 'frac' ? read() : this.#inStyle(name === 'dfrac', () => [read()])
  }

  #inStyle(display: boolean, read: () => MathElement[]): MathElement {
    const before = this.#display
    this.#display = display
    const nodes = read()
    this.#display = before
    return element('mstyle', nodes, { displaystyle: String(display), scriptlevel: '0' })
  }

  #root(): MathElement {
    if (!this.#tokens.take('[')) return element('msqrt', [this.#readArgument()])
    const degree = row(this.#readUntil(']'))
    this.#tokens.expect(']')
    return element('mroot', [this.#readArgument(), degree])
  }

  #enclosed(): MathElement {
    const left = bracketOf(this.#tokens.next())
    const inner = this.#readUntil('\\right')
    this.#tokens.expect('\\right')
    return element('mrow', [...fence(left), ...inner, ...fence(bracketOf(this.#tokens.next()))])
  }

  #inFont(font: Font): MathElement {
    const before = this.#font
    this.#font = font
    const read = this.#readArgument()
    this.#font = before
    return read
  }

  #table(): MathElement {
    const name = this.#tokens.rawGroup()
    const columns = name === 'array' ? this.#tokens.rawGroup() : undefined
    const rows = this.#inRows()
    this.#tokens.expect('\\end')
    if (this.#tokens.rawGroup() !== name) throw new Unusual()
    return tableOf(name, columns, rows)
  }

  #inRows(): MathElement[][][] {
    const rows: MathElement[][][] = [[]]
    for (;;) {
      const cell = this.#readUntil('&', '\\\\', '\\end')
      const isAfterLast = this.#tokens.peek() === '\\end' && cell.length === 0
      if (isAfterLast && rows.at(-1)?.length === 0) rows.pop()
      else rows.at(-1)?.push(cell)
      if (this.#tokens.take('\\\\')) rows.push([])
      else if (!this.#tokens.take('&')) return rows
    }
  }
}
