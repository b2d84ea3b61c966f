import { useMediaQuery } from '@rumo/shared-ui'

/** What stands in one line beside the sidebar at 901 px; more columns, with what one may do, need more. */
const FEW_COLUMNS = 4

/** Whether there is room for the sidebar: narrow means up to 900 px (docs/decisions/site.md). */
export const useIsWide = () => useMediaQuery('(width > 900px)')

interface Columned {
  /** Set where not all columns share the room evenly: the first one then has a long text, and what the others leave. */
  largura?: unknown
}

/** Whether there is room for a table of these columns; otherwise its records are a list. */
export function useRoomFor(columns: readonly Columned[]): boolean {
  const isFull =
    columns.length > FEW_COLUMNS || columns.some(({ largura }) => largura !== undefined)
  return useMediaQuery(isFull ? '(width > 1200px)' : '(width > 900px)')
}
