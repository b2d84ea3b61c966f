import { ApiError } from '@rumo/shared-auth'

/**
 * Any error as an ApiError. An error that is not an ApiError is thrown where code could not use the server's answer.
 */
export const asApiError = (cause: unknown): ApiError =>
  cause instanceof ApiError ? cause : new ApiError(200, undefined, { cause })
