import { Loaded as LoadedQuery, type LoadedProps } from '@rumo/shared-ui'
import { asApiError } from '@rumo/shared-device/api-error'

/** What a call of ours was asked for, once it is there; before, that it is on its way, or why it did not come. */
export const Loaded = <T,>(props: Omit<LoadedProps<T>, 'problemOf'>) => (
  <LoadedQuery {...props} problemOf={asApiError} />
)
