import { ApiError } from '@rumo/shared-auth'
import { asApiError } from './api-error.ts'

/** Too many at once, or a session that is over: neither is the fault of what was sent. */
const NOT_NOW = new Set([401, 403, 408, 429])

/** What a call rejects with; where it was given up, no answer came. */
export const callError = (cause: unknown, { aborted }: { aborted: boolean }): ApiError =>
  aborted && !(cause instanceof ApiError)
    ? new ApiError(0, undefined, { cause })
    : asApiError(cause)

/** Whether what was sent goes later by itself; what the server does not take as it is does not. */
export const isForLater = ({ status }: ApiError): boolean =>
  status < 400 || status >= 500 || NOT_NOW.has(status)
