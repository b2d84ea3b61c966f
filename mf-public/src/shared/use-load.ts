import type { ApiError } from '@rumo/shared-auth'
import { useCallback, useEffect, useState } from 'react'
import { asApiError } from '@rumo/shared-device/api-error'

/** How long a load may take before the screen offers to repeat it; nothing ends it but the user. */
const PATIENCE_MS = 8000

type Outcome<T> =
  | { status: 'loading'; isSlow: boolean }
  | { status: 'error'; error: ApiError }
  | { status: 'ready'; value: T }

export type Load<T> = Outcome<T> & {
  /** Aborts what is pending and loads again. */
  retry: () => void
}

const LOADING = { status: 'loading', isSlow: false } as const

/**
 * Loads when the component mounts and whenever `load` is another function, which is why it comes from
 * useCallback. What is pending is aborted when it is no longer wanted. What no answer came to is loaded again once
 * there is a network, unless it is to wait for the user (`waitsForUser`), for it does more than read.
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

  // An outcome of an earlier load says nothing of this one.
  const isCurrent = settled?.load === load && settled.attempt === attempt
  const outcome = isCurrent ? settled.outcome : LOADING
  const isLost = outcome.status === 'error' && outcome.error.status === 0
  useOnline(isLost && !waitsForUser, retry)
  return { ...outcome, retry }
}

/** Calls back when there is a network again, as long as `isWaiting`. */
export function useOnline(isWaiting: boolean, onOnline: () => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [isWaiting, onOnline])
}
