import { sql } from 'kysely'

const MAX_CHARS = 80

/** What `comecoOf` needs of the text of an essay `r`: more than it gives, because blanks in a row count as one. */
export const COMECO = sql<string>`substr(ltrim(r.texto, ${' \t\r\n\u00A0'}), 1, ${4 * MAX_CHARS})`

/** The first line of a text, cut after the last whole word that fits. */
export function comecoOf(texto: string): string {
  const [line = ''] = texto.trim().split(/[\r\n]/)
  const characters = Array.from(line.replaceAll(/\s+/g, ' ').trim())
  if (characters.length <= MAX_CHARS) return characters.join('')
  const cut = characters.slice(0, MAX_CHARS).join('')
  const whole = cut.replace(/\s\S*$/, '')
  return `${characters[MAX_CHARS] === ' ' ? cut : whole}…`
}
