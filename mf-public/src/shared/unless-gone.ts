import { ApiError } from '@rumo/shared-auth'

/** The answer of a call; null if the server has no such record. */
export async function unlessGone<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
}
