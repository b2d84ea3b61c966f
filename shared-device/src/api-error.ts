import { ApiError } from '@rumo/shared-auth'

/** What is no ApiError came from an answer that could not be used. */
export const asApiError = (cause: unknown): ApiError =>
  cause instanceof ApiError ? cause : new ApiError(200, undefined, { cause })
