import { ApiError } from '@rumo/shared-auth'

/** Takes the failure of a call for one record: null if it is gone; any other failure is thrown again. */
export function nullWhereGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
