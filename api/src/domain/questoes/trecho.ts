import { findTermos } from '@rumo/contract/termos'
import { plainFormula } from '@rumo/contract/texto'

/** Enough characters to tell one question from another. */
const TRECHO_CHARS = 200
/** So much of it is seen on a phone; what is found later has so much before it. */
const SEEN_CHARS = 100
const BEFORE_CHARS = 40
/** The marks of docs/decisions/texts.md, formatted text; those of tables become spaces. */
const INLINE = /<\/?(?:b|i|u|mark|sub|sup)>|\\[()[\]]/g
/** What is between the signs of a formula, or stands open to the end. */
const FORMULA = /\\\(([^]*?)(?:\\\)|$)|\\\[([^]*?)(?:\\\]|$)/g
const OF_TABLES = /<\/?(?:table|caption|tr|th|td)>/g

/**
 * The beginning of a formatted text as words in one line, cut only after its marks were removed; of a text that was
 * searched for, the part around the first word found.
 */
export function trechoOf(texto: string, busca = ''): string {
  const words = aroundFirst(wordsOf(texto), busca)
  // A character is at most two units long: the rest of a long text is not taken apart.
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
