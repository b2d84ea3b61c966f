import { ApiError } from './api-error.ts'

/** Too many at once, or a session that is over: neither is the fault of what was sent. */
const NOT_NOW = new Set([401, 403, 408, 429])

/** The error of a call is of the page's class, which is not the copy of it that another bundle has. */
export function asApiError(cause: unknown, { aborted }: { aborted: boolean }): ApiError {
  if (cause instanceof Error && cause.name === 'ApiError') return cause as ApiError
  return new ApiError(aborted ? 0 : 200, undefined, { cause })
}

/** Whether what was sent goes later by itself; what the server does not take as it is does not. */
export const isForLater = ({ status }: ApiError): boolean =>
  status < 400 || status >= 500 || NOT_NOW.has(status)
