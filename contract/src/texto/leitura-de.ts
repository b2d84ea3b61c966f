import { problemaDeMarcacao } from './marcacao.ts'
import type { FormattedNode, InlineTag } from './nodes.ts'
import { parseFormattedText } from './parse.ts'

/**
 * The problem of a text that screen readers read as it is (an image's description): markup or formulas in it. Undefined
 * where it is plain words.
 */
export function problemaDeDescricao(texto: string): string | undefined {
  const isPlain = parseFormattedText(texto).every((node) => typeof node === 'string')
  if (isPlain && problemaDeMarcacao(texto) === undefined) return undefined
  return 'A descrição é lida como está: escreva-a só com palavras, sem marcações nem fórmulas.'
}

/** A piece of text with the tags around it. */
interface Run {
  tags: readonly InlineTag[]
  words: string
}

/**
 * Tags that are ignored where they cover the whole text, as they then say nothing; on a part of a text they may be what
 * a question asks for. `<sub>` and `<sup>` always matter, so they are not listed.
 */
const EMPHASIS: readonly InlineTag[] = ['b', 'i', 'u', 'mark']
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu

/**
 * A key for how a text reads: two texts that read the same have the same key, whatever their white space and whatever
 * tags cover the whole text. Empty where there is nothing to read.
 */
export function leituraDe(texto: string): string {
  return leituraOf(parseFormattedText(texto.normalize('NFC')))
}

function leituraOf(nodes: readonly FormattedNode[]): string {
  const runs = runsOf(nodes, []).filter(({ words }) => words !== '')
  const seen = runs.filter(({ words }) => words.trim() !== '')
  const everywhere = new Set(EMPHASIS.filter((tag) => seen.every(({ tags }) => tags.includes(tag))))
  let key = ''
  let open = ''
  for (const { tags, words } of runs) {
    const own = [...new Set(tags)].filter((tag) => !everywhere.has(tag)).toSorted()
    // The format of a blank is not visible, so the blank takes that of the text before it.
    const mark = words.trim() === '' ? open : own.join(' ')
    key += mark === open ? words : `\0${mark}\0${words}`
    open = mark
  }
  return key.replaceAll(/\s+/g, ' ').trim()
}

function runsOf(nodes: readonly FormattedNode[], tags: readonly InlineTag[]): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (typeof node === 'string') return [{ tags, words: node.replaceAll(UNSEEN, '') }]
    if (node.kind === 'element') return runsOf(node.children, [...tags, node.tag])
    if (node.kind === 'formula') return [{ tags, words: String.raw`\(${node.source.trim()}\)` }]
    const rows = node.rows.map((row) => row.map(({ children }) => leituraOf(children)))
    return [{ tags, words: JSON.stringify([leituraOf(node.caption ?? []), rows]) }]
  })
}
