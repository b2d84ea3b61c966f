import { ApiError } from '@rumo/shared-auth'
import { alertFailure } from '@rumo/shared-ui'
import { useState } from 'react'

type Work = () => Promise<void>

/**
 * Runs `work` and shows a dialog if it fails with an ApiError. Returns that error, or null. Rejects with any other
 * error.
 */
export async function alerting(work: Work): Promise<ApiError | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await alertFailure(error)
    return error
  }
}

/** The same, but only one call at a time: while one runs, `isPending` is true and `once` does nothing. */
export function useOnce() {
  const [isPending, setIsPending] = useState(false)
  const once = async (work: Work) => {
    if (isPending) return
    setIsPending(true)
    await alerting(work).finally(() => setIsPending(false))
  }
  return { isPending, once }
}
