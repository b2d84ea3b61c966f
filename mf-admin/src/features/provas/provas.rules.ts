import type { Prova, Vestibular } from '@rumo/contract'

/** Which provas are listed: all, those of no vestibular, or those of the one with this id. */
export type Filtro = 'todos' | 'nenhum' | number

/** The id of a record in an address; null if it is no id. */
export const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d*$/.test(text) ? Number(text) : null

/** A filter as the address of the screen says it; what it cannot say is no filter. */
export function filtroOf(text: string | null): Filtro {
  if (text === 'nenhum') return text
  return idOf(text) ?? 'todos'
}

/** A number by which vestibulares stand in their order. */
export const edicaoInOrder = (vestibular: Vestibular | undefined): number =>
  vestibular ? vestibular.ano * 10 + vestibular.semestre : 0

/** Unpublished only if the record says so: some servers do not have that field. */
export const isDraft = ({ publicada }: Pick<Prova, 'publicada'>) => publicada === false
