import { plainFormula } from '@rumo/contract/texto'

/** Enough characters to tell one question from another. */
const TRECHO_CHARS = 200
/** The marks of docs/decisions/texts.md, formatted text; those of tables become spaces. */
const INLINE = /<\/?(?:b|i|u|mark|sub|sup)>|\\[()[\]]/g
/** What is between the signs of a formula, or stands open to the end. */
const FORMULA = /\\\(([^]*?)(?:\\\)|$)|\\\[([^]*?)(?:\\\]|$)/g
const OF_TABLES = /<\/?(?:table|caption|tr|th|td)>/g

/** The beginning of a formatted text as words in one line, cut only after its marks were removed. */
export function trechoOf(texto: string): string {
  const words = texto
    .replaceAll(FORMULA, (_all, inline?: string, display?: string) =>
      plainFormula(inline ?? display ?? ''),
    )
    .replaceAll(INLINE, '')
    .replaceAll(OF_TABLES, ' ')
    .replaceAll(/\s+/g, ' ')
  // A character is at most two units long: the rest of a long text is not taken apart.
  const beginning = words.trim().slice(0, 2 * TRECHO_CHARS)
  return Array.from(beginning).slice(0, TRECHO_CHARS).join('')
}
