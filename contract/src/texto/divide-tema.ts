import { plainWordsOf } from './plain-words.ts'

/** The heading of a theme whose first line cannot serve as a heading. */
export const SEM_TITULO = 'Tema de redação'

/** A longer line is a paragraph, not a heading. */
const TITULO_MAX_CARACTERES = 200

/**
 * Splits the text of a theme into its heading (the first line) and the task that follows, which may be empty. Null
 * where the text has no words.
 */
export function divideTema(instrucoes: string): { titulo: string; comando: string } | null {
  const all = instrucoes.trim()
  if (plainWordsOf(all).trim() === '') return null
  const [first = '', ...others] = all.split(/\r?\n/)
  const words = plainWordsOf(first).trim()
  if (words === '' || words.length > TITULO_MAX_CARACTERES) {
    return { titulo: SEM_TITULO, comando: all }
  }
  return { titulo: first.trim(), comando: others.join('\n').trim() }
}
