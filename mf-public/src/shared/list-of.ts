import { ApiError } from '@rumo/shared-auth'

/** Gives a list back; throws where a server, or what stands before it, answered something else. */
export function listOf<T>(dados: T[]): T[] {
  if (!Array.isArray(dados)) throw new ApiError(200, undefined)
  return dados
}
