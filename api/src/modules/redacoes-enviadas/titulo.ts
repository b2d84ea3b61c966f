/** A longer line is a paragraph, not a heading. */
const MAX_CHARS = 200

/** The heading of a theme that consists of one long line. */
const SEM_TITULO = 'Tema de redação'

const INLINE_TAG = /<\/?(?:b|i|u|mark|sub|sup)>/g

/** The name of a theme in a list: its first line, without formatting. */
export function tituloOf(instrucoes: string): string {
  const [first = ''] = instrucoes.trim().split(/\r?\n/)
  const titulo = first.replaceAll(INLINE_TAG, '').trim()
  return titulo === '' || titulo.length > MAX_CHARS ? SEM_TITULO : titulo
}
