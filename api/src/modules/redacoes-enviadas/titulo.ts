/** More is a paragraph, not a heading. */
const MAX_CHARS = 200

/** The heading of a theme whose first line is no line but all of it. */
const SEM_TITULO = 'Tema de redação'

const INLINE_TAG = /<\/?(?:b|i|u|mark|sub|sup)>/g

/** What a theme is called in a list: its first line, without what formats it. */
export function tituloOf(instrucoes: string): string {
  const [first = ''] = instrucoes.trim().split(/\r?\n/)
  const titulo = first.replaceAll(INLINE_TAG, '').trim()
  return titulo === '' || titulo.length > MAX_CHARS ? SEM_TITULO : titulo
}
