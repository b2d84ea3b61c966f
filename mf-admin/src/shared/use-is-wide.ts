import { useMediaQuery } from '@rumo/shared-ui'

/** What stands in one line beside the sidebar at 901 px; more columns, with what one may do, need more. */
const FEW_COLUMNS = 4

/** Whether there is room for the sidebar: narrow means up to 900 px (docs/decisions/site.md). */
export const useIsWide = () => useMediaQuery('(width > 900px)')

/** Whether there is room for a table with this number of columns; otherwise its records are a list. */
export const useRoomFor = (columns: number) =>
  useMediaQuery(columns > FEW_COLUMNS ? '(width > 1200px)' : '(width > 900px)')
