/** Deeper nesting is left out, which bounds the recursion. */
const MAX_DEPTH = 20

/**
 * Walks through the signs of a formula in LaTeX, its groups and arguments; what each comes to is for its kind to say. It
 * never fails: an incomplete formula is read as far as it goes.
 */
export abstract class FormulaReader {
  protected readonly tokens: readonly string[]
  protected at = 0
  readonly #between: string
  #depth = 0

  /** `between` stands between what two signs come to. */
  constructor(tokens: readonly string[], between = '') {
    this.tokens = tokens
    this.#between = between
  }

  /** All up to a token, which is taken too; null is the end. */
  readUntil(end: string | null): string {
    const parts: string[] = []
    while (this.at < this.tokens.length && this.tokens[this.at] !== end) {
      parts.push(this.readNested())
    }
    this.at += 1
    return parts.join(this.#between)
  }

  /** What a token comes to, which is taken already. */
  protected abstract readToken(token: string): string

  /** What a command takes: a group, or the next sign. */
  protected readArgument(): string {
    while (/^\s/.test(this.tokens[this.at] ?? '')) this.at += 1
    return this.readNested().trim()
  }

  private readNested(): string {
    const token = this.tokens[this.at] ?? ''
    this.at += 1
    if (this.#depth >= MAX_DEPTH) return ''
    this.#depth += 1
    const read = this.readToken(token)
    this.#depth -= 1
    return read
  }
}
