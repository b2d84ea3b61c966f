import { FormulaReader } from './formula-reader.ts'
import { SIGNS, LOOKS, RAISED, LOWERED } from './formula-signs.ts'

const TOKEN = /\\[a-zA-Z]+\*?|\\[^]|\s+|[^\\\s]/gu

/**
 * A formula as a person would type it without LaTeX: 'x² + 1/2'. It never fails: an incomplete formula is read as far
 * as it goes.
 */
export function plainFormula(source: string): string {
  const words = new PlainReader(source.match(TOKEN) ?? []).readUntil(null)
  return words.replaceAll(/\s+/g, ' ').trim()
}

class PlainReader extends FormulaReader {
  protected override readToken(token: string): string {
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
    // '\%' is the sign '%'; commands like '\,' and '\\' are white space.
    return /[%$#&_{}]/.test(name) ? name : ' '
  }

  private readDegree(): string {
    this.at += 1
    return shifted(this.readUntil(']'), RAISED, '')
  }
}

/** Uses superscript or subscript characters where all of them exist; otherwise `sign` and the words. */
function shifted(words: string, small: ReadonlyMap<string, string>, sign: string): string {
  // The degree sign is already raised.
  if (words === '°' || words === '') return words
  const all = Array.from(words)
  return all.every((char) => small.has(char))
    ? all.map((char) => small.get(char)).join('')
    : `${sign}${grouped(words)}`
}

/** Adds brackets where the words are more than one term. */
const grouped = (words: string) => (/^[\p{L}\p{N}°,.²³√]*$/u.test(words) ? words : `(${words})`)
