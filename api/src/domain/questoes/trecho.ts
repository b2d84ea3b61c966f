import { TRECHO_CHARS } from '@rumo/contract'
import { findTermos } from '@rumo/contract/termos'
import { plainFormula } from '@rumo/contract/texto'

/** How much of the text fits on a phone. If the word found comes later, the excerpt begins shortly before it. */
const SEEN_CHARS = 100
const BEFORE_CHARS = 40
/** The marks of formatted text (docs/decisions/texts.md), except those of tables, which become spaces. */
const INLINE = /<\/?(?:b|i|u|mark|sub|sup)>|\\[()[\]]/g
/** A formula with its signs, also one that is not closed. */
const FORMULA = /\\\(([^]*?)(?:\\\)|$)|\\\[([^]*?)(?:\\\]|$)/g
const OF_TABLES = /<\/?(?:table|caption|tr|th|td)>/g

/**
 * The beginning of a formatted text in one line without marks; of a text that was searched, the part around the first
 * word found. The text is cut only after its marks were removed.
 */
export function trechoOf(texto: string, busca = ''): string {
  const words = aroundFirst(wordsOf(texto), busca)
  // A character has at most two UTF-16 units, so only this much of a long text needs to be split into characters.
  const beginning = words.slice(0, 2 * TRECHO_CHARS)
  return Array.from(beginning).slice(0, TRECHO_CHARS).join('')
}

function aroundFirst(words: string, busca: string): string {
  const first = busca === '' ? undefined : findTermos(words, busca)[0]
  if (!first || first.to <= SEEN_CHARS) return words
  const before = words.slice(Math.max(0, first.from - BEFORE_CHARS), first.from)
  const whole = before.includes(' ') ? before.slice(before.indexOf(' ') + 1) : ''
  return `…${whole}${words.slice(first.from)}`
}

function wordsOf(texto: string): string {
  return texto
    .replaceAll(FORMULA, (_all, inline?: string, display?: string) =>
      plainFormula(inline ?? display ?? ''),
    )
    .replaceAll(INLINE, '')
    .replaceAll(OF_TABLES, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
