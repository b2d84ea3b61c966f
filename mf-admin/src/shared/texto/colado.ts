/** The text in a clipboard, in both forms; each is empty if the clipboard has none. */
export interface Colado {
  html: string
  plain: string
}

export function coladoIn(data: Pick<DataTransfer, 'getData'>): Colado {
  return { html: data.getData('text/html'), plain: data.getData('text/plain') }
}

/** Replaces the selected text in the focused field, as if it had been typed, so that Ctrl+Z undoes it. */
export function insertText(text: string): void {
  // Deprecated, and yet the one way that all browsers can undo.
  document.execCommand('insertText', false, text)
}

/**
 * Converts a pasted text to the form of our fields, line by line. Keeps the formatting that our fields support (bold,
 * italics, underlining, exponents, indices, tables), and removes what only a printed page needs (ligatures, soft
 * hyphens).
 */
export function linhasColadas({ html, plain }: Colado): string {
  const marked = html === '' ? '' : markedText(html)
  // Only the plain text reliably keeps the line breaks of the page, so HTML is used only if it has formatting to keep.
  return tidy(KEPT.test(marked) ? marked : plain)
}

/**
 * Joins the lines of a text that were broken only by the width of a page. A line that ends well before that width was
 * meant to end there, as in a poem, a list or a paragraph. In a narrower column, as beside a figure, a sentence also has
 * to go on in the next line.
 */
export function linhasUnidas(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  const page = Math.max(...lines.map(lengthOf))
  const columns = columnsOf(lines)
  return joined(text, (line, next, place) => {
    const column = columns[place] ?? NO_COLUMN
    if (isNarrower(columns[place + 1] ?? NO_COLUMN, page) && ENDS_SENTENCE.test(line)) return false
    return (
      (page >= LEAST_WIDTH && wasFull(line, next, page)) ||
      (column.width >= LEAST_WIDTH && goesOn(line, next) && wasFull(line, next, column.width))
    )
  })
}

/** Joins all lines of a text that is one paragraph, however short the lines are. */
export const paragrafo = (text: string): string => joined(text, () => true)

type IsOneLine = (line: string, next: string, place: number) => boolean

/** Joins each line with the next one where `isOneLine` says so of both and the place of the first. */
function joined(text: string, isOneLine: IsOneLine): string {
  const [first = '', ...lines] = text.split('\n').map((line) => line.trim())
  let last = first
  let whole = first
  for (const [place, line] of lines.entries()) {
    if (last === '' || line === '' || !isOneLine(last, line, place)) whole += `\n${line}`
    else if (!/\p{L}-$/u.test(last)) whole += ` ${line}`
    else whole = (isParted(last, line) ? whole.slice(0, -1) : whole) + line
    last = line
  }
  return merged(whole.replaceAll(/\n{3,}/g, '\n\n').trim())
}

/** The formatting that a field can keep. */
const KEPT = /<(?:b|i|u|mark|sub|sup|table)>/
/** The minimum width of a column, in characters. Shorter lines belong to a poem or a list. */
const LEAST_WIDTH = 40
/** Letters differ in width, so a line counts as full from this part of the longest line on. */
const FULL = 0.85

function tidy(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'))
    .replaceAll(/[\u00AD\u200B\uFEFF]/g, '')
    .replaceAll(/[\u00A0\t]/g, ' ')
}

const lengthOf = (line: string) => Array.from(line.trim().replaceAll(/<\/?\w+>/g, '')).length

/** Whether the first word of the next line would not have fitted into this one. */
function wasFull(line: string, next: string, width: number): boolean {
  const [word = ''] = next.split(' ')
  return lengthOf(line) + 1 + lengthOf(word) >= width * FULL
}

const ENDS_SENTENCE = /[.!?:;]["”»)]*$/u

interface Column {
  /** The length of the longest line. */
  width: number
  lines: number
}

const NO_COLUMN: Column = { width: 0, lines: 0 }

/** For each line its column: the lines between the ends of sentences before and after it. */
function columnsOf(lines: readonly string[]): Column[] {
  const columns: Column[] = []
  for (const [place, line] of lines.entries()) {
    if (line !== '' && !ENDS_SENTENCE.test(line) && place < lines.length - 1) continue
    const own = lines.slice(columns.length, place + 1)
    const column = { width: Math.max(...own.map(lengthOf)), lines: own.length }
    columns.push(...own.map(() => column))
  }
  return columns
}

/** A single short line says nothing about a column: it may be the end of a paragraph. */
const isNarrower = ({ width, lines }: Column, page: number) => lines > 1 && width < page * FULL

const BEGINS_LOWERCASE = /^\p{Ll}(?![).])/u
/** A sentence does not end with one of these words. */
const ENDS_WITH_LINK =
  /(?:^|\s)(?:[aoe]s?|[dn][aoe]s?|à|às|ao|aos|que|com|em|por|para|pel[ao]s?|um|uma|ou)$/iu

/** Whether a sentence goes on from a line to the next one. */
const goesOn = (line: string, next: string) =>
  !ENDS_SENTENCE.test(line) && (BEGINS_LOWERCASE.test(next) || ENDS_WITH_LINK.test(line))

const PRONOUNS = 'me|te|se|nos|vos|lhes?|l?[ao]s?|n[ao]s?'
const BEGINS_WITH_PRONOUN = new RegExp(`^(?:${PRONOUNS})(?![\\p{L}])`, 'u')

/**
 * One or two letters before the hyphen are too short for a verb, so no pronoun follows, as in 'me-' and 'nos energia'.
 */
const ENDS_WITH_SYLLABLE = /(?:^|[^\p{L}])[a-z]{1,2}-$/u

/** Whether a hyphen at the end of a line only divides a word: 'exa-' and 'mina', but not 'diga-' and 'me'. */
function isParted(last: string, line: string): boolean {
  if (!/\p{Ll}-$/u.test(last) || !/^\p{Ll}/u.test(line)) return false
  return ENDS_WITH_SYLLABLE.test(last) || !BEGINS_WITH_PRONOUN.test(line)
}

const BLOCKS = /^(?:p|div|li|ul|ol|h[1-6]|blockquote|section|article|pre|caption)$/
const SKIPPED = /^(?:style|script|title|meta|link)$/
const TABLES = /^(?:table|tr|th|td)$/

function markedText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return merged(contentsOf(body))
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

const contentsOf = (node: Node): string => Array.from(node.childNodes, textOf).join('')

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replaceAll(/[ \t\r\n]+/g, ' ')
  if (!(node instanceof HTMLElement)) return ''
  const tag = node.localName
  if (SKIPPED.test(tag)) return ''
  if (tag === 'br') return '\n'
  if (TABLES.test(tag)) return tableText(tag, contentsOf(node).trim())
  const text = tagsOf(node).reduce(wrapped, contentsOf(node))
  return BLOCKS.test(tag) ? `\n\n${text.trim()}\n\n` : text
}

/** In a table, only cells contain text, each on one line. */
function tableText(tag: string, contents: string): string {
  if (tag === 'table') return `\n\n<table>${contents.replaceAll(/>\s+</g, '><')}</table>\n\n`
  if (tag === 'tr') return `<tr>${contents}</tr>`
  return `<${tag}>${contents.replaceAll(/\s*\n\s*/g, ' ')}</${tag}>`
}

/** Wraps each line in a tag, without the spaces around its words. */
const wrapped = (text: string, tag: string): string =>
  text.replaceAll(/\S(?:.*\S)?/g, (words) => `<${tag}>${words}</${tag}>`)

/** Merges neighbouring parts with the same tag. */
const merged = (text: string): string => text.replaceAll(/<\/(b|i|u|mark|sub|sup)>( *)<\1>/g, '$2')

/** The tags that keep the look of an element. A style overrides the tag, as in `<b style="font-weight:normal">`. */
function tagsOf({ localName, style }: HTMLElement): string[] {
  const { fontWeight, fontStyle, verticalAlign, textDecoration } = style
  const isBold = fontWeight === '' ? /^(?:b|strong)$/.test(localName) : isHeavy(fontWeight)
  const isItalic = fontStyle === '' ? /^(?:i|em)$/.test(localName) : fontStyle === 'italic'
  return [
    ...(isBold ? ['b'] : []),
    ...(isItalic ? ['i'] : []),
    ...(localName === 'u' || textDecoration.includes('underline') ? ['u'] : []),
    ...(localName === 'mark' ? ['mark'] : []),
    ...(localName === 'sub' || verticalAlign === 'sub' ? ['sub'] : []),
    ...(localName === 'sup' || verticalAlign === 'super' ? ['sup'] : []),
  ]
}

const isHeavy = (weight: string) => weight.startsWith('bold') || Number(weight) >= 600
