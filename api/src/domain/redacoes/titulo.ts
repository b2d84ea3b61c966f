/** A longer line is a paragraph, not a heading. */
const MAX_CHARS = 200

/** The heading of a theme that consists of one long line. */
const SEM_TITULO = 'Tema de redação'

const INLINE_TAG = /<\/?(?:b|i|u|mark|sub|sup)>/g

/** The name of a theme in a list: its first line, without formatting. */
export const tituloOf = (instrucoes: string): string => divideTema(instrucoes).titulo

/** A theme's name, and what is to be done with it: all that follows its first line, or everything where that is no heading. */
export function divideTema(instrucoes: string): { titulo: string; comando: string } {
  const all = instrucoes.trim()
  const [first = '', ...others] = all.split(/\r?\n/)
  const titulo = first.replaceAll(INLINE_TAG, '').trim()
  if (titulo === '' || titulo.length > MAX_CHARS) return { titulo: SEM_TITULO, comando: all }
  return { titulo, comando: others.join('\n').trim() }
}
