import type { ApiError } from '@rumo/shared-auth'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { asApiError } from '@rumo/shared-device/api-error'

/** How long a load may take before the screen offers to repeat it, in ms. Only the user ends a slow load. */
const PATIENCE_MS = 8000

type Outcome<T> =
  | { status: 'loading'; isSlow: boolean }
  | { status: 'error'; error: ApiError }
  | { status: 'ready'; value: T }

export type Load<T> = Outcome<T> & {
  /** Aborts the pending load and loads again. */
  retry: () => void
}

const LOADING = { status: 'loading', isSlow: false } as const

/**
 * Loads when the component mounts and whenever `load` is another function, so `load` must be stable (useCallback). A
 * pending load is aborted when it is no longer needed. A load that got no answer is repeated when the network is back.
 * With `waitsForUser` it is not, for a load that does more than read.
 */
export function useLoad<T>(
  load: (signal: AbortSignal) => Promise<T>,
  { waitsForUser = false } = {},
): Load<T> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{ load: unknown; attempt: number; outcome: Outcome<T> }>()
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const settle = (outcome: Outcome<T>) => {
      clearTimeout(timer)
      if (!signal.aborted) setSettled({ load, attempt, outcome })
    }
    const timer = setTimeout(() => settle({ status: 'loading', isSlow: true }), PATIENCE_MS)
    load(signal).then(
      (value) => settle({ status: 'ready', value }),
      (cause: unknown) => settle({ status: 'error', error: asApiError(cause) }),
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [load, attempt])

  // The outcome of an earlier load must not be shown for this one.
  const isCurrent = settled?.load === load && settled.attempt === attempt
  const outcome = isCurrent ? settled.outcome : LOADING
  const isLost = outcome.status === 'error' && outcome.error.status === 0
  useOnline(isLost && !waitsForUser, retry)
  return { ...outcome, retry }
}

/** Calls `onOnline` when the network is back, as long as `isWaiting`. */
export function useOnline(isWaiting: boolean, onOnline: () => void): void {
  // Listens before the waiting is painted, so that no event is missed in between.
  useLayoutEffect(() => {
    if (!isWaiting) return undefined
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [isWaiting, onOnline])
}
