import { useMediaQuery } from '@rumo/shared-ui'

/** Whether there is room for the sidebar, and for tables: narrow means up to 900 px (docs/product.md section 2). */
export const useIsWide = () => useMediaQuery('(width > 900px)')
