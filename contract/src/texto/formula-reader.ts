/** Deeper nesting is left out, so that the recursion stays limited. */
const MAX_DEPTH = 20

/**
 * Reads the signs, groups and arguments of a formula in LaTeX. Subclasses decide what text each token becomes. The
 * reader never fails: an incomplete formula is read as far as it goes.
 */
export abstract class FormulaReader {
  protected readonly tokens: readonly string[]
  protected at = 0
  readonly #between: string
  #depth = 0

  /** `between` is put between the texts of two neighbouring tokens. */
  constructor(tokens: readonly string[], between = '') {
    this.tokens = tokens
    this.#between = between
  }

  /** Reads up to the token `end`, which is consumed too; null means the end of the formula. */
  readUntil(end: string | null): string {
    const parts: string[] = []
    while (this.at < this.tokens.length && this.tokens[this.at] !== end) {
      parts.push(this.readNested())
    }
    this.at += 1
    return parts.join(this.#between)
  }

  /** Returns the text for a token that has already been consumed. */
  protected abstract readToken(token: string): string

  /** Reads the argument of a command: a group, or the next sign. */
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
