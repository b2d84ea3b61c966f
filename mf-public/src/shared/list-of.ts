import { ApiError } from '@rumo/shared-auth'

/**
 * Returns the list. Throws an ApiError when the answer is no list, for example because a proxy answered instead of the
 * server.
 */
export function listOf<T>(dados: T[]): T[] {
  if (!Array.isArray(dados)) throw new ApiError(200, undefined)
  return dados
}
