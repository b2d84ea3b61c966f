import { useMediaQuery } from '@rumo/shared-ui'

/**
 * The number of columns that fit beside the sidebar at 901 px. More columns, with the actions of a row, need a wider
 * window.
 */
const FEW_COLUMNS = 4

/** Whether there is room for the sidebar: narrow means up to 900 px (docs/decisions/site.md). */
export const useIsWide = () => useMediaQuery('(width > 900px)')

interface Columned {
  /** Set if the columns do not share the width evenly: the first column then has a long text and gets the rest. */
  largura?: unknown
}

/** Whether there is room for a table of these columns. Otherwise the records are shown as a list. */
export function useRoomFor(columns: readonly Columned[]): boolean {
  const isFull =
    columns.length > FEW_COLUMNS || columns.some(({ largura }) => largura !== undefined)
  return useMediaQuery(isFull ? '(width > 1200px)' : '(width > 900px)')
}
