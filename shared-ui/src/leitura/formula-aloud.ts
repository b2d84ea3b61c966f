import { FormulaReader } from '@rumo/contract/texto'
import { AROUND, LIMITS, PARTS, PLAIN, ROOTS, SETS, SPOKEN } from './formula-aloud.words.ts'

const TOKEN = /\\[a-zA-Z]+\*?|\\[^]|\d+(?:(?:\{,\}|,|\.)\d+)*|\s+|[^\\\s]/gu

/** A formula as it is spoken: 'x ao quadrado mais um meio'. It never fails and never speaks TeX commands. */
export function formulaAloud(source: string): string {
  const words = new Speaker(source.match(TOKEN) ?? [], ' ').readUntil(null)
  return words
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?,(?: ?,)*/g, ',')
    .replaceAll('pertence a o', 'pertence ao')
    .replaceAll('sistema:, linha seguinte:', 'sistema:')
    .replaceAll(/^[, ]+|[, ]+$/g, '')
}

class Speaker extends FormulaReader {
  protected override readToken(token: string): string {
    if (token === '{') return this.readUntil('}')
    if (token === '^') return raised(this.readArgument())
    if (token === '_') return lowered(this.readArgument())
    if (token === '&') return ','
    if (/^\d/.test(token)) return token.replaceAll('{,}', ',')
    const words = SPOKEN.get(token)
    if (words !== undefined) return this.withLimits(token, words)
    if (!token.startsWith('\\')) return /[~}\s]/.test(token) ? ' ' : token
    return this.sayCommand(token.replace('*', ''))
  }

  /** Speaks the limits of a sum or an integral, or the base of a logarithm, after its name. */
  private withLimits(token: string, words: string): string {
    const [below, above] = LIMITS[token] ?? []
    if (below === undefined) return words
    const said = [words]
    for (
      let sign = this.tokens[this.at];
      sign === '_' || sign === '^';
      sign = this.tokens[this.at]
    ) {
      this.at += 1
      said.push((sign === '_' ? below : above) ?? '', this.readArgument())
    }
    return [...said, 'de'].join(' ')
  }

  private sayCommand(name: string): string {
    if (/^\\[dt]?frac$/.test(name)) return fraction(this.readArgument(), this.readArgument())
    if (name === '\\sqrt') return this.sayRoot()
    if (name === '\\mathbb') {
      const set = this.readArgument()
      return SETS.get(set) ?? set
    }
    if (PLAIN.has(name)) return this.plain(name)
    const around = AROUND.get(name)
    if (around !== undefined) return `${around} ${this.readArgument()}`
    if (name === '\\begin') return this.sayTable(this.rawArgument() ?? '')
    if (name === '\\end') {
      this.rawArgument()
      return ''
    }
    if (name === '\\\\') return ', linha seguinte:'
    // A command that is in no list concerns only appearance or spacing. A function is spoken by its name.
    return /^\\(?:arc\w+|sinh|cosh|tanh|exp|mod|gcd|mdc|mmc)$/.test(name) ? name.slice(1) : ''
  }

  private sayRoot(): string {
    let degree = ''
    if (this.tokens[this.at] === '[') {
      this.at += 1
      degree = this.readUntil(']').trim()
    }
    const root = ROOTS[degree] ?? `raiz de índice ${degree} de`
    const words = this.readArgument()
    return `${root} ${words}${isOne(words) ? '' : ', fim da raiz,'}`
  }

  /**
   * Speaks text in a formula as it is written. In a chemical formula every sign is spoken, and its numbers without
   * 'índice' or 'elevado a'.
   */
  private plain(name: string): string {
    const words = this.rawArgument() ?? this.readArgument()
    return name === '\\ce' ? words.replaceAll(/índice |elevado a /g, '') : words
  }

  private sayTable(kind: string): string {
    if (kind.startsWith('cases')) return 'sistema:'
    return /matrix|array/.test(kind) ? 'matriz:' : ''
  }

  /** Reads a group that contains only text, as it is written; null when the group is a formula itself. */
  private rawArgument(): string | null {
    const end = this.tokens.indexOf('}', this.at)
    const words = this.tokens.slice(this.at + 1, end).join('')
    if (this.tokens[this.at] !== '{' || end < 0 || !/^[\p{L}\s.,*-]*$/u.test(words)) return null
    this.at = end + 1
    return words
  }
}

/** Whether the words are a single one, so that their end does not have to be spoken. */
const isOne = (words: string) => !/\s/.test(words)

function fraction(over: string, under: string): string {
  const [one, several] = PARTS[Number(under)] ?? []
  const isSmall = /^\d{1,2}$/.test(over) && /^\d+$/.test(under) && one
  if (isSmall) return `${over} ${over === '1' ? one : several}`
  if (isOne(over) && isOne(under)) return `${over} sobre ${under}`
  return `fração: ${over}, sobre ${under}, fim da fração,`
}

function raised(words: string): string {
  if (words === '2') return 'ao quadrado'
  if (words === '3') return 'ao cubo'
  if (words === 'grau') return 'graus'
  if (words === 'linha' || words === '') return words
  return `elevado a ${words}${isOne(words) ? '' : ', fim do expoente,'}`
}

const lowered = (words: string) => (words === '' ? '' : `índice ${words}`)
