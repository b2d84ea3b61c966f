import { SIGNS, LOOKS, RAISED, LOWERED } from './formula-signs.ts'

const TOKEN = /\\[a-zA-Z]+\*?|\\[^]|\s+|[^\\\s]/gu
/** Deeper nesting is left out, which bounds the recursion. */
const MAX_DEPTH = 20

/**
 * A formula as one would type it without LaTeX: 'x² + 1/2'. It never fails: an incomplete one is read as far as it
 * goes.
 */
export function formulaInWords(source: string): string {
  const words = new Reader(source.match(TOKEN) ?? []).readUntil(null)
  return words.replaceAll(/\s+/g, ' ').trim()
}

class Reader {
  private readonly tokens: readonly string[]
  private at = 0
  private depth = 0

  constructor(tokens: readonly string[]) {
    this.tokens = tokens
  }

  /** All up to a token, which is taken too; null is the end. */
  readUntil(end: string | null): string {
    const parts: string[] = []
    while (this.at < this.tokens.length && this.tokens[this.at] !== end) {
      parts.push(this.readNested())
    }
    this.at += 1
    return parts.join('')
  }

  private readNested(): string {
    if (this.depth >= MAX_DEPTH) {
      this.at += 1
      return ''
    }
    this.depth += 1
    const words = this.readOne()
    this.depth -= 1
    return words
  }

  private readOne(): string {
    const token = this.tokens[this.at] ?? ''
    this.at += 1
    if (token === '{') return this.readUntil('}')
    if (token === '^') return shifted(this.readArgument(), RAISED, '^')
    if (token === '_') return shifted(this.readArgument(), LOWERED, '_')
    if (token === '&' || token === '~') return ' '
    if (token === '}') return ''
    return token.startsWith('\\') ? this.readCommand(token.slice(1).replace('*', '')) : token
  }

  private readCommand(name: string): string {
    if (/^[dt]?frac$/.test(name)) {
      const over = this.readArgument()
      return `${grouped(over)}/${grouped(this.readArgument())}`
    }
    if (name === 'sqrt') {
      const degree = this.tokens[this.at] === '[' ? this.readDegree() : ''
      return `${degree}√${grouped(this.readArgument())}`
    }
    if (name === 'begin' || name === 'end') {
      this.readArgument()
      return ' '
    }
    if (/^q?quad$/.test(name)) return ' '
    if (LOOKS.has(name)) return ''
    if (/^[a-z]+$/i.test(name)) return SIGNS.get(name) ?? name
    // '\%' is a sign; '\,' and '\\' are room.
    return /[%$#&_{}]/.test(name) ? name : ' '
  }

  private readDegree(): string {
    this.at += 1
    return shifted(this.readUntil(']'), RAISED, '')
  }

  /** What a command takes: a group, or the next sign. */
  private readArgument(): string {
    while (/^\s/.test(this.tokens[this.at] ?? '')) this.at += 1
    return this.readNested().trim()
  }
}

/** In small signs where there are such, or else after a sign that says so. */
function shifted(words: string, small: ReadonlyMap<string, string>, sign: string): string {
  // Degrees are raised by themselves.
  if (words === '°' || words === '') return words
  const all = Array.from(words)
  return all.every((char) => small.has(char))
    ? all.map((char) => small.get(char)).join('')
    : `${sign}${grouped(words)}`
}

/** In brackets where it is more than one thing. */
const grouped = (words: string) => (/^[\p{L}\p{N}°,.²³√]*$/u.test(words) ? words : `(${words})`)
