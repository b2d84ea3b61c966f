import { append, INLINE_TAGS, type FormattedNode, type InlineTag } from './nodes.ts'
import { parseTable } from './parse-table.ts'

const MARKUP = new RegExp(
  String.raw`<(?<slash>/?)(?<tag>${INLINE_TAGS.join('|')})>|<table>|\\\(|\\\[`,
  'g',
)
const TABLE = '<table>'
const TABLE_END = '</table>'
/**
 * Deeper tags appear as typed: no text needs them, and the limit bounds the recursion of the code that renders the
 * nodes.
 */
const MAX_DEPTH = 8

/**
 * A passage that the parser met, with its position in the text: words, a formula (which only KaTeX can check), or
 * markup that is shown as typed because it is not valid.
 */
export interface PassagemLida {
  tipo:
    | 'palavras'
    | 'formula'
    | 'formula-display'
    | 'formula-aberta'
    | 'formula-vazia'
    | 'tabela-aberta'
    | 'tag-aberta'
    | 'tag-fechada'
    | 'tag-funda'
  at: number
  trecho: string
}

type Tell = (passagem: PassagemLida) => void

/**
 * Parses a text field: the tags of INLINE_TAGS, tables and formulas. It never fails: invalid markup (an unclosed tag, a
 * tag with attributes, a table with something between its cells) appears as typed. `tell` is called for every passage,
 * not necessarily in the order of the text.
 */
export function parseFormattedText(texto: string, tell?: Tell): FormattedNode[] {
  return new Reader(texto.replaceAll(/\r\n?/g, '\n'), true, tell).read()
}

/** Keeps the tags that are open. A tag that is never closed becomes text again. */
class Reader {
  private readonly root: FormattedNode[] = []
  private readonly open: { tag: InlineTag; at: number; children: FormattedNode[] }[] = []
  private readonly source: string
  /** The next position of each searched text. The next search begins there, so that nothing is read twice. */
  private readonly found = new Map<string, number>()
  private readonly takesTables: boolean
  private readonly tell: Tell | undefined

  constructor(source: string, takesTables: boolean, tell: Tell | undefined) {
    this.source = source
    this.takesTables = takesTables
    this.tell = tell
  }

  read(): FormattedNode[] {
    let at = 0
    for (;;) {
      MARKUP.lastIndex = at
      const match = MARKUP.exec(this.source)
      const words = this.source.slice(at, match?.index)
      this.tell?.({ tipo: 'palavras', at, trecho: words })
      this.put(words)
      if (!match) break
      at = match.index + this.take(match[0], match.index, match.groups)
    }
    this.unfold(0)
    return this.root
  }

  /** Reads the markup at `index` and returns its length. */
  private take(token: string, index: number, groups: RegExpExecArray['groups']): number {
    if (token === TABLE) return this.takeTable(index)
    if (token === '\\(') return this.takeFormula(index, '\\)')
    if (token === '\\[') return this.takeFormula(index, '\\]')
    const tag = INLINE_TAGS.find((name) => name === groups?.tag)
    if (!tag) this.put(token)
    else if (groups?.slash) this.close(tag, index)
    else if (this.open.length < MAX_DEPTH) this.open.push({ tag, at: index, children: [] })
    else this.keep('tag-funda', index, token.length)
    return token.length
  }

  private takeFormula(index: number, end: string): number {
    const endIndex = this.next(end, index + 2)
    const source = this.source.slice(index + 2, endIndex)
    if (endIndex === -1 || source.trim() === '') {
      this.keep(endIndex === -1 ? 'formula-aberta' : 'formula-vazia', index, 2)
      return 2
    }
    const display = end === '\\]'
    this.tell?.({ tipo: display ? 'formula-display' : 'formula', at: index, trecho: source })
    this.put({ kind: 'formula', source, display })
    return endIndex + 2 - index
  }

  private takeTable(index: number): number {
    const start = index + TABLE.length
    const end = this.takesTables ? this.next(TABLE_END, start) : -1
    // A table cannot contain another table, because the outer one would be read again for each inner one.
    const other = end === -1 ? -1 : this.next(TABLE, start)
    const isWhole = end !== -1 && (other === -1 || other > end)
    const inner = isWhole ? this.source.slice(start, end) : undefined
    // Passages in cells are reported only once the whole table is valid, with the position of the table.
    const inside: PassagemLida[] = []
    const tell = this.tell && ((passagem: PassagemLida) => inside.push({ ...passagem, at: index }))
    const table = inner && parseTable(inner, (cell) => new Reader(cell, false, tell).read())
    if (!table) {
      this.keep('tabela-aberta', index, TABLE.length)
      return TABLE.length
    }
    for (const passagem of inside) this.tell?.(passagem)
    // No inline tag reaches over a table, so open tags become text.
    this.unfold(0)
    this.put(table)
    return end + TABLE_END.length - index
  }

  /** The first position of `text` at or after `from`; -1 where there is none. `from` must never decrease. */
  private next(text: string, from: number): number {
    const known = this.found.get(text)
    if (known === -1 || (known !== undefined && known >= from)) return known
    const place = this.source.indexOf(text, from)
    this.found.set(text, place)
    return place
  }

  private close(tag: InlineTag, at: number): void {
    const index = this.open.findLastIndex((element) => element.tag === tag)
    const element = this.open[index]
    if (!element) return this.keep('tag-fechada', at, tag.length + 3)
    this.unfold(index + 1)
    this.open.pop()
    this.put({ kind: 'element', tag, children: element.children })
  }

  /** Turns the open tags from index `depth` on into text. */
  private unfold(depth: number): void {
    for (const element of this.open.splice(depth)) {
      this.keep('tag-aberta', element.at, element.tag.length + 2)
      for (const child of element.children) this.put(child)
    }
  }

  /** Shows invalid markup as it was typed. */
  private keep(tipo: PassagemLida['tipo'], at: number, length: number): void {
    this.tell?.({ tipo, at, trecho: this.source.slice(at) })
    this.put(this.source.slice(at, at + length))
  }

  private put(node: FormattedNode): void {
    append(this.open.at(-1)?.children ?? this.root, node)
  }
}
