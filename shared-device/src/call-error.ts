import { ApiError } from '@rumo/shared-auth'
import { asApiError } from './api-error.ts'

/**
 * Statuses that are not caused by the content of the request: the session is over, the request took too long, or there
 * were too many requests.
 */
const NOT_NOW = new Set([401, 403, 408, 429])

/** The error with which a call rejects; an aborted call counts as one without an answer (status 0). */
export const callError = (cause: unknown, { aborted }: { aborted: boolean }): ApiError =>
  aborted && !(cause instanceof ApiError)
    ? new ApiError(0, undefined, { cause })
    : asApiError(cause)

/**
 * Whether an item whose call rejected with `cause` is sent again later by itself. It is not where the server refuses
 * its content.
 */
export function isForLater(cause: unknown): boolean {
  if (!(cause instanceof ApiError)) return true
  const { status } = cause
  return status < 400 || status >= 500 || NOT_NOW.has(status)
}
