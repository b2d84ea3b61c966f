import { toSearchText } from '@rumo/contract/search-text'
import { once } from 'es-toolkit'
import type { Column, Row } from './columns.ts'

export interface View {
  busca: string
  /** A wire field; `-` before it sorts in descending order. */
  ordem: string
  /** Counted from 1. */
  pagina: number
}

/** The visible part of a list. */
export interface Shown<T> {
  rows: readonly T[]
  /** How many records match the search. */
  found: number
  /** How many records the list has. */
  total: number
  pages: number
}

export const PAGE_ROWS = 20

export const pagesOf = (found: number) => Math.max(1, Math.ceil(found / PAGE_ROWS))

/** All matches of a view in a list that has loaded as a whole, sorted, from all pages. */
export function foundOf<T extends Row>(
  all: readonly T[],
  columns: readonly Column<T>[],
  { busca, ordem }: Pick<View, 'busca' | 'ordem'>,
): readonly T[] {
  const words = toSearchText(busca).split(/\s+/)
  const searched = columns.filter(({ isCount }) => !isCount)
  const found = all.filter((row) => {
    const texts = searched.map(({ text, known }) =>
      toSearchText(`${text(row)} ${known?.(row) ?? ''}`),
    )
    return words.every((word) => texts.some((text) => text.includes(word)))
  })
  return sorted(found, columns, ordem)
}

/** The rows of a view in a list that has loaded as a whole. */
export function viewOf<T extends Row>(
  all: readonly T[],
  columns: readonly Column<T>[],
  view: View,
): Shown<T> {
  const found = foundOf(all, columns, view)
  const pages = pagesOf(found.length)
  const from = (Math.min(view.pagina, pages) - 1) * PAGE_ROWS
  const rows = found.slice(from, from + PAGE_ROWS)
  return { rows, found: found.length, total: all.length, pages }
}

/** The order after a press on the head of a column: ascending at first, then reversed. */
export const nextOrdem = (ordem: string, campo: string) => (ordem === campo ? `-${campo}` : campo)

const collator = once(() => new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' }))

function sorted<T extends Row>(rows: readonly T[], columns: readonly Column<T>[], ordem: string) {
  const isDescending = ordem.startsWith('-')
  const campo = isDescending ? ordem.slice(1) : ordem
  const column = columns.find((candidate) => candidate.campo === campo)
  if (!column) return rows
  const value = column.value ?? column.text
  const sign = isDescending ? -1 : 1
  return rows.toSorted((a, b) => sign * compare(value(a), value(b)) || a.id - b.id)
}

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator().compare(String(a), String(b))
