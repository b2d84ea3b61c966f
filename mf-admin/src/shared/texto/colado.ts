/** What a clipboard holds of a text, each empty where it holds none. */
export interface Colado {
  html: string
  plain: string
}

export function coladoIn(data: Pick<DataTransfer, 'getData'>): Colado {
  return { html: data.getData('text/html'), plain: data.getData('text/plain') }
}

/** Writes in place of what is selected in the field that has the focus, as if it had been typed: Ctrl+Z takes it back. */
export function insertText(text: string): void {
  // Deprecated, and yet the one way that all browsers can undo.
  document.execCommand('insertText', false, text)
}

/**
 * A pasted text as our fields have it, line by line as it came: with what of its look they can keep (bold, italics,
 * underlining, exponents, indices, tables), and without what only a printed page needs (ligatures, soft hyphens).
 */
export function linhasColadas({ html, plain }: Colado): string {
  const marked = html === '' ? '' : markedText(html)
  // Only plain text reliably keeps the line breaks of the page.
  return tidy(KEPT.test(marked) ? marked : plain)
}

/**
 * The same text with the lines joined that only the width of a page had parted. A line that ends well before that width
 * is one that was meant to end: of a poem, a list or a paragraph.
 */
export function linhasUnidas(text: string): string {
  const width = Math.max(...text.split('\n').map(lengthOf))
  return joined(text, (line, next) => width >= LEAST_WIDTH && wasFull(line, next, width))
}

/** A text of one paragraph, however short its lines are. */
export const paragrafo = (text: string): string => joined(text, () => true)

function joined(text: string, isOneLine: (line: string, next: string) => boolean): string {
  const [first = '', ...lines] = text.split('\n').map((line) => line.trim())
  let last = first
  let whole = first
  for (const line of lines) {
    if (last === '' || line === '' || !isOneLine(last, line)) whole += `\n${line}`
    else if (!/\p{L}-$/u.test(last)) whole += ` ${line}`
    else whole = (isParted(last, line) ? whole.slice(0, -1) : whole) + line
    last = line
  }
  return merged(whole.replaceAll(/\n{3,}/g, '\n\n').trim())
}

/** What a field can keep of how a text looks. */
const KEPT = /<(?:b|i|u|mark|sub|sup|table)>/
/** The shortest width of a column, in characters: shorter lines are those of a poem or a list. */
const LEAST_WIDTH = 40
/** Letters have different widths: this part of the longest line may already have been full. */
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

const PRONOUNS = 'me|te|se|nos|vos|lhes?|l?[ao]s?|n[ao]s?'
const BEGINS_WITH_PRONOUN = new RegExp(`^(?:${PRONOUNS})(?![\\p{L}])`, 'u')

/** Too short for a verb: what follows is no pronoun, as in 'me-' and 'nos energia'. */
const ENDS_WITH_SYLLABLE = /(?:^|[^\p{L}])[a-z]{1,2}-$/u

/** Whether a hyphen at the end of a line only parts a word: 'exa-' and 'mina', but not 'diga-' and 'me'. */
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

/** Within a table, only cells hold words, each in one line. */
function tableText(tag: string, contents: string): string {
  if (tag === 'table') return `\n\n<table>${contents.replaceAll(/>\s+</g, '><')}</table>\n\n`
  if (tag === 'tr') return `<tr>${contents}</tr>`
  return `<${tag}>${contents.replaceAll(/\s*\n\s*/g, ' ')}</${tag}>`
}

/** A tag stands around the words of a line alone, not around the spaces beside them. */
const wrapped = (text: string, tag: string): string =>
  text.replaceAll(/\S(?:.*\S)?/g, (words) => `<${tag}>${words}</${tag}>`)

/** Two parts of a text that look the same are one. */
const merged = (text: string): string => text.replaceAll(/<\/(b|i|u|mark|sub|sup)>( *)<\1>/g, '$2')

/** What of the look of an element is kept: a style says more than a tag, as in `<b style="font-weight:normal">`. */
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
