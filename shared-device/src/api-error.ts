import { ApiError } from '@rumo/shared-auth'

/** Any other error came from an unusable answer. */
export const asApiError = (cause: unknown): ApiError =>
  cause instanceof ApiError ? cause : new ApiError(200, undefined, { cause })
