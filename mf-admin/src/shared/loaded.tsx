import { LoadedQuery, type LoadedProps } from '@rumo/shared-ui'
import { asApiError } from '@rumo/shared-device/api-error'

/** The result of a call once it is loaded; before that, the loading text or the error. */
export const Loaded = <T,>(props: Omit<LoadedProps<T>, 'problemOf'>) => (
  <LoadedQuery {...props} problemOf={asApiError} />
)
