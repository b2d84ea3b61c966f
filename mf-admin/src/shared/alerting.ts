import { ApiError } from '@rumo/shared-auth'
import { alertFailure } from '@rumo/shared-ui'
import { useState } from 'react'

type Work = () => Promise<void>

/** Runs `work` and shows what the server refused; gives that error, null where there was none. Rejects with others. */
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

/** The same, one at a time: while it runs, `isPending` is true and `once` does nothing. */
export function useOnce() {
  const [isPending, setIsPending] = useState(false)
  const once = async (work: Work) => {
    if (isPending) return
    setIsPending(true)
    await alerting(work).finally(() => setIsPending(false))
  }
  return { isPending, once }
}
