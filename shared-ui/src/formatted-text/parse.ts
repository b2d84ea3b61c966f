import { append, INLINE_TAGS, type FormattedNode, type InlineTag } from './nodes.ts'
import { parseTable } from './parse-table.ts'

const MARKUP = new RegExp(
  String.raw`<(?<slash>/?)(?<tag>${INLINE_TAGS.join('|')})>|<table>|\\\(|\\\[`,
  'g',
)
const TABLE = '<table>'
const TABLE_END = '</table>'
/** Deeper tags appear as typed: no text needs them, and whoever renders may recurse without fear. */
const MAX_DEPTH = 8

/**
 * Reads a text field: the tags of INLINE_TAGS, tables and formulas. It never fails: whatever is not whole
 * (an unclosed tag, a tag with attributes, a table with something between its cells) appears as typed.
 */
export function parseFormattedText(texto: string): FormattedNode[] {
  return new Reader(texto.replaceAll(/\r\n?/g, '\n'), true).read()
}

/** Keeps the tags that are open; one that turns out to have no end becomes text again. */
class Reader {
  private readonly root: FormattedNode[] = []
  private readonly open: { tag: InlineTag; children: FormattedNode[] }[] = []
  private readonly source: string
  /** Where a text stands next, of those looked for: whoever looks again begins there, and reads nothing twice. */
  private readonly found = new Map<string, number>()
  private readonly takesTables: boolean

  constructor(source: string, takesTables: boolean) {
    this.source = source
    this.takesTables = takesTables
  }

  read(): FormattedNode[] {
    let at = 0
    for (;;) {
      MARKUP.lastIndex = at
      const match = MARKUP.exec(this.source)
      this.put(this.source.slice(at, match?.index))
      if (!match) break
      at = match.index + this.take(match[0], match.index, match.groups)
    }
    this.unfold(0)
    return this.root
  }

  /** Takes what stands at `index` and tells its length. */
  private take(token: string, index: number, groups: RegExpExecArray['groups']): number {
    if (token === TABLE) return this.takeTable(index)
    if (token === '\\(') return this.takeFormula(index, '\\)')
    if (token === '\\[') return this.takeFormula(index, '\\]')
    const tag = INLINE_TAGS.find((name) => name === groups?.tag)
    if (!tag) this.put(token)
    else if (groups?.slash) this.close(tag)
    else if (this.open.length < MAX_DEPTH) this.open.push({ tag, children: [] })
    else this.put(token)
    return token.length
  }

  private takeFormula(index: number, end: string): number {
    const endIndex = this.next(end, index + 2)
    const source = this.source.slice(index + 2, endIndex)
    if (endIndex === -1 || source.trim() === '') {
      this.put(this.source.slice(index, index + 2))
      return 2
    }
    this.put({ kind: 'formula', source, display: end === '\\]' })
    return endIndex + 2 - index
  }

  private takeTable(index: number): number {
    const start = index + TABLE.length
    const end = this.takesTables ? this.next(TABLE_END, start) : -1
    // None stands in another: the outer one would be read again for each inner one.
    const other = end === -1 ? -1 : this.next(TABLE, start)
    const isWhole = end !== -1 && (other === -1 || other > end)
    const inner = isWhole ? this.source.slice(start, end) : undefined
    const table = inner && parseTable(inner, (cell) => new Reader(cell, false).read())
    if (!table) {
      this.put(TABLE)
      return TABLE.length
    }
    // No inline tag reaches over a table.
    this.unfold(0)
    this.put(table)
    return end + TABLE_END.length - index
  }

  /** The first place of `text` at or after `from`, which never goes back; -1 where there is none. */
  private next(text: string, from: number): number {
    const known = this.found.get(text)
    if (known === -1 || (known !== undefined && known >= from)) return known
    const place = this.source.indexOf(text, from)
    this.found.set(text, place)
    return place
  }

  private close(tag: InlineTag): void {
    const index = this.open.findLastIndex((element) => element.tag === tag)
    const element = this.open[index]
    if (!element) return this.put(`</${tag}>`)
    this.unfold(index + 1)
    this.open.pop()
    this.put({ kind: 'element', tag, children: element.children })
  }

  /** Turns the open tags from `depth` on into text. */
  private unfold(depth: number): void {
    for (const element of this.open.splice(depth)) {
      this.put(`<${element.tag}>`)
      for (const child of element.children) this.put(child)
    }
  }

  private put(node: FormattedNode): void {
    append(this.open.at(-1)?.children ?? this.root, node)
  }
}
