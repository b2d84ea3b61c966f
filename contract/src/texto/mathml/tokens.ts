const TOKEN = /\\[a-zA-Z]+|\\[^]|\s+|[^]/gu
/** Deeper nesting is left to KaTeX, so that the recursion stays limited. */
const MAX_DEPTH = 30

/** Thrown for a formula that this code cannot draw: it needs KaTeX, or it is invalid. */
export class Unusual extends Error {
  override name = 'Unusual'
}

/** Reads the tokens of a TeX formula one after the other. */
export class Tokens {
  readonly #all: readonly string[]
  #at = 0
  #depth = 0

  constructor(source: string) {
    this.#all = source.match(TOKEN) ?? []
  }

  /** The next token that is not white space, without consuming it; undefined at the end. */
  peek(): string | undefined {
    while (/^\s/.test(this.#all[this.#at] ?? '')) this.#at += 1
    return this.#all[this.#at]
  }

  /** Consumes the next token that is not white space. */
  next(): string {
    const token = this.peek()
    if (token === undefined) throw new Unusual()
    this.#at += 1
    return token
  }

  /** Consumes the next token if it is this one; says whether it was. */
  take(token: string): boolean {
    if (this.peek() !== token) return false
    this.#at += 1
    return true
  }

  expect(token: string): void {
    if (!this.take(token)) throw new Unusual()
  }

  /** Consumes what `pattern` matches at this place, as it is written; undefined where it does not match. */
  takeRun(pattern: RegExp): string | undefined {
    const run = pattern.exec(this.#all.slice(this.#at, this.#at + MAX_RUN).join(''))?.[0]
    if (run === undefined) return undefined
    let length = 0
    while (length < run.length) {
      length += this.#all[this.#at]?.length ?? run.length
      this.#at += 1
    }
    return run
  }

  /** Consumes a group and returns its text as it is written, white space included, without the braces. */
  rawGroup(): string {
    this.expect('{')
    const end = this.#all.indexOf('}', this.#at)
    if (end === -1) throw new Unusual()
    const words = this.#all.slice(this.#at, end).join('')
    this.#at = end + 1
    return words
  }

  /** Runs `read` for a deeper part of the formula, and counts the depth. */
  within<T>(read: () => T): T {
    this.#depth += 1
    if (this.#depth > MAX_DEPTH) throw new Unusual()
    const result = read()
    this.#depth -= 1
    return result
  }
}

/** No number or run of primes is longer. */
const MAX_RUN = 40
