import { idIn, type Prova, type Vestibular } from '@rumo/contract'

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
