import { idIn, type Prova, type ProvaListada, type Vestibular } from '@rumo/contract'

/** Which provas are listed: all, those without a vestibular, or those of the vestibular with this id. */
export type Filtro = 'todos' | 'nenhum' | number

/** The filter in the address of the screen. An invalid value is no filter. */
export function filtroOf(text: string | null): Filtro {
  if (text === 'nenhum') return text
  return idIn(text) ?? 'todos'
}

/** A number by which vestibulares can be sorted by date. */
export const edicaoInOrder = (vestibular: Vestibular | undefined): number =>
  vestibular ? vestibular.ano * 10 + vestibular.semestre : 0

/** Unpublished only if the record says so: some servers do not have that field. */
export const isDraft = ({ publicada }: Pick<Prova, 'publicada'>) => publicada === false

/** What a prova may lack, by the names in the address of the list. */
export const ESTADOS = ['rascunho', 'sem_arquivo', 'sem_questoes'] as const
export type Estado = (typeof ESTADOS)[number]

export const ESTADO_WORDS: Readonly<Record<Estado, string>> = {
  rascunho: 'Em rascunho',
  sem_arquivo: 'Sem PDF',
  sem_questoes: 'Sem questões',
}

/** Whether a prova lacks this. A field that the server does not send tells nothing. */
export const isIn: Readonly<Record<Estado, (prova: ProvaListada) => boolean>> = {
  rascunho: isDraft,
  sem_arquivo: ({ url_arquivo }) => !url_arquivo,
  sem_questoes: ({ questoes }) => questoes === 0,
}
