import type { ReactNode } from 'react'

/** The fields of every record; `versao` where the server counts changes. */
export interface Row {
  id: number
  versao?: number | undefined
}

export interface Column<T extends Row> {
  titulo: string
  /**
   * The text of a record in this column. It is searched unless the column is a count, and shown unless `cell` renders
   * it; `found` is the text with the search marked.
   */
  text: (row: T) => string
  cell?: (row: T, found: ReactNode) => ReactNode
  /** Further text by which a record is found, such as '2025/1'. */
  known?: (row: T) => string
  /** The wire field by which the list is sorted. A column without one cannot be sorted. */
  campo?: string
  /** The value to sort by, where the order of the texts would be wrong. */
  value?: (row: T) => string | number
  /** A count: it is not searched, and is aligned right. */
  isCount?: boolean
  /** A date, in which no line may break within a number. */
  isDay?: boolean
  /**
   * A fixed width, independent of the content of the current page. If any column has one, the others share the rest, so
   * that no column changes its width from page to page.
   */
  largura?: 'curta' | 'media' | 'larga'
  /** In a narrow list, the column stands to the right of the name. */
  isStatus?: boolean
}
