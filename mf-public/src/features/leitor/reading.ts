import { numberWords, percentageWords } from '@rumo/shared-ui/words'
/** The current state of the reader. */
export interface Reading {
  /** The number of the page in view, from 1. */
  page: number
  pages: number
  /** 1 is the size on paper. */
  scale: number
  /** Null while there is no search. */
  search: Search | null
  trouble: Trouble | null
}

export interface Search {
  /** `pending` until a first match is found or the whole text was read. */
  status: 'pending' | 'found' | 'none'
  /** The number of the selected match, from 1; 0 before the first. */
  current: number
  /** How many matches were found so far. */
  total: number
}

/** `network`: parts of the file did not come, and `retry` requests them again. `page`: a page cannot be drawn. */
export type Trouble = 'network' | 'page'

export const SCALE_RANGE = { min: 0.25, max: 5 }

const ZOOM_STEP = 1.2

export const inRange = (scale: number) =>
  Math.min(Math.max(scale, SCALE_RANGE.min), SCALE_RANGE.max)

/** The scale one zoom step further, rounded to whole percent, so that a step back leads to the same scale again. */
export function zoomed(scale: number, direction: 'in' | 'out'): number {
  const next = direction === 'in' ? scale * ZOOM_STEP : scale / ZOOM_STEP
  return inRange(Math.round(next * 100) / 100)
}

/** A typed page number, limited to the existing pages; null when the text is not a number. */
export function pageFrom(text: string, pages: number): number | null {
  const page = Number.parseInt(text, 10)
  return Number.isNaN(page) ? null : Math.min(Math.max(page, 1), pages)
}

/** The matches of a search found so far: '2 de 14'. */
export function searchInWords({ status, current, total }: Search): string {
  if (status === 'none') return 'Nada encontrado'
  if (total === 0) return 'Buscando…'
  return `${numberWords(Math.max(current, 1))} de ${numberWords(total)}`
}

export const scaleInWords = (scale: number) => percentageWords(Math.round(scale * 100))
