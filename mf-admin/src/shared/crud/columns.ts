import type { ReactNode } from 'react'

/** What every record has; `versao` where the server counts its changes. */
export interface Row {
  id: number
  versao?: number | undefined
}

/** One column of a list, and what is said of a record in it. */
export interface Column<T extends Row> {
  titulo: string
  /**
   * What it says of a record: this is searched unless it counts, and shown unless `cell` shows it otherwise; `found` is
   * that with what was searched for marked.
   */
  text: (row: T) => string
  cell?: (row: T, found: ReactNode) => ReactNode
  /** Further text by which a record is found, such as '2025/1'. */
  known?: (row: T) => string
  /** The wire field that it is sorted by; a column without one cannot be sorted. */
  campo?: string
  /** By what it is sorted where its text says it in another order. */
  value?: (row: T) => string | number
  /** A count: it is not searched, and is aligned at the right. */
  isCount?: boolean
  /** A day, which no line breaks within a number. */
  isDay?: boolean
  /**
   * How wide it is, whatever stands in it on this page. Where columns say so, those that do not share the rest, and none
   * is as wide as its content: from page to page they stay where they are.
   */
  largura?: 'curta' | 'media' | 'larga'
  /** It stands at the right of the name where the list is narrow. */
  isStatus?: boolean
}
