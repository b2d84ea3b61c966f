import { ApiError } from './api-error.ts'

/** Rate limits and ended sessions: the body that was sent is not at fault. */
const NOT_NOW = new Set([401, 403, 408, 429])

/** An error may be an instance of another bundle's copy of ApiError, so `instanceof` alone does not recognise it. */
export function asApiError(cause: unknown, { aborted }: { aborted: boolean }): ApiError {
  if (cause instanceof Error && cause.name === 'ApiError') return cause as ApiError
  return new ApiError(aborted ? 0 : 200, undefined, { cause })
}

/** Whether to retry later; what the server refuses for its content is not retried. */
export const isForLater = ({ status }: ApiError): boolean =>
  status < 400 || status >= 500 || NOT_NOW.has(status)
