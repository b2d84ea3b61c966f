import type { Prova, Vestibular } from '@rumo/contract'

/** Which provas are listed: all, those of no vestibular, or those of the one with this id. */
export type Filtro = 'todos' | 'nenhum' | number

/** The id of a record as an address says it; what it cannot be is none. */
export const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d*$/.test(text) ? Number(text) : null

/** A filter as the address of the screen says it; what it cannot say is no filter. */
export function filtroOf(text: string | null): Filtro {
  if (text === 'nenhum') return text
  return idOf(text) ?? 'todos'
}

const DAY = new Intl.DateTimeFormat('pt-BR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** '15 jun 2025'; empty where there is none. */
export function dayInWords(data: string | null | undefined): string {
  const date = new Date(data ?? '')
  if (Number.isNaN(date.getTime())) return ''
  const part = (wanted: string) =>
    DAY.formatToParts(date)
      .find(({ type }) => type === wanted)
      ?.value.replace('.', '') ?? ''
  return [part('day'), part('month'), part('year')].join('\u00A0')
}

/** '2025 · 1º'; empty where a prova belongs to none. */
export function edicaoInShort(vestibular: Vestibular | undefined): string {
  return vestibular ? `${vestibular.ano} · ${vestibular.semestre}º` : ''
}

/** A number by which vestibulares stand in their order. */
export const edicaoInOrder = (vestibular: Vestibular | undefined): number =>
  vestibular ? vestibular.ano * 10 + vestibular.semestre : 0

/** Not published is only what says so: a server may not know the difference. */
export const isDraft = ({ publicada }: Pick<Prova, 'publicada'>) => publicada === false
