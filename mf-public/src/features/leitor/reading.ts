import { numberWords, percentageWords } from '@rumo/shared-ui/words'
/** What a reader shows at this moment. */
export interface Reading {
  /** From 1 on. */
  page: number
  pages: number
  /** 1 is the size on paper. */
  scale: number
  /** Null: nothing is being searched for. */
  search: Search | null
  trouble: Trouble | null
}

export interface Search {
  /** `pending` until a first place is found or all was read. */
  status: 'pending' | 'found' | 'none'
  /** From 1 on; 0 before the first. */
  current: number
  /** As far as was read. */
  total: number
}

/** Parts of the file do not come (`retry` asks again), or a page of it cannot be drawn. */
export type Trouble = 'network' | 'page'

/** How far a page can be made smaller or larger. */
export const SCALE_RANGE = { min: 0.25, max: 5 }

/** Each step makes a page larger by a fifth, or smaller as much. */
const ZOOM_STEP = 1.2

export const inRange = (scale: number) =>
  Math.min(Math.max(scale, SCALE_RANGE.min), SCALE_RANGE.max)

/** The scale that is one step further, in whole percent: the next one back leads to where it was. */
export function zoomed(scale: number, direction: 'in' | 'out'): number {
  const next = direction === 'in' ? scale * ZOOM_STEP : scale / ZOOM_STEP
  return inRange(Math.round(next * 100) / 100)
}

/** A typed page number, limited to the existing pages; null for what is no number. */
export function pageFrom(text: string, pages: number): number | null {
  const page = Number.parseInt(text, 10)
  return Number.isNaN(page) ? null : Math.min(Math.max(page, 1), pages)
}

/** What a search has found so far: '2 de 14'. */
export function searchInWords({ status, current, total }: Search): string {
  if (status === 'none') return 'Nada encontrado'
  if (total === 0) return 'Buscando…'
  return `${numberWords(Math.max(current, 1))} de ${numberWords(total)}`
}

export const scaleInWords = (scale: number) => percentageWords(Math.round(scale * 100))
