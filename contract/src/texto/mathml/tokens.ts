const TOKEN = /\\[a-zA-Z]+|\\[^]|\s+|[^]/gu
/** Deeper nesting is left to KaTeX, which bounds the recursion. */
const MAX_DEPTH = 30

/** Says that a formula has something that is drawn by KaTeX alone, or by nothing. */
export class Unusual extends Error {
  override name = 'Unusual'
}

/** The signs of a formula in TeX, one after the other. */
export class Tokens {
  readonly #all: readonly string[]
  #at = 0
  #depth = 0

  constructor(source: string) {
    this.#all = source.match(TOKEN) ?? []
  }

  /** The next token that is no blank; undefined at the end. It stays the next one. */
  peek(): string | undefined {
    while (/^\s/.test(this.#all[this.#at] ?? '')) this.#at += 1
    return this.#all[this.#at]
  }

  /** Takes the next token that is no blank. */
  next(): string {
    const token = this.peek()
    if (token === undefined) throw new Unusual()
    this.#at += 1
    return token
  }

  /** Takes the next token if it is this one. */
  take(token: string): boolean {
    if (this.peek() !== token) return false
    this.#at += 1
    return true
  }

  expect(token: string): void {
    if (!this.take(token)) throw new Unusual()
  }

  /** Takes what `pattern` finds in the digits and signs right here, as written; undefined where it finds nothing. */
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

  /** A group as it is written, its blanks too, without its braces. */
  rawGroup(): string {
    this.expect('{')
    const end = this.#all.indexOf('}', this.#at)
    if (end === -1) throw new Unusual()
    const words = this.#all.slice(this.#at, end).join('')
    this.#at = end + 1
    return words
  }

  /** What a deeper part of the formula comes to. */
  within<T>(read: () => T): T {
    this.#depth += 1
    if (this.#depth > MAX_DEPTH) throw new Unusual()
    const result = read()
    this.#depth -= 1
    return result
  }
}

/** No number is longer. */
const MAX_RUN = 40
