import { ApiError, session } from '@rumo/shared-auth'
import { useEffect, useRef, useState } from 'react'
import { asApiError } from '@rumo/shared-device/api-error'

/** The time between two attempts, in ms. They are made even if the browser says that it is offline. */
const RETRY_MS = 15_000

/** A call that takes longer is aborted and tried again, because a lost network may give no error. */
const PATIENCE_MS = 30_000

interface Sending {
  /** How long to wait for a newer value before sending, in ms. */
  delayMs: number
  /** Sends the value. A rejection is tried again, so an error that will never go away must be handled in here. */
  send: (signal: AbortSignal) => Promise<void>
}

/**
 * Sends `what` until it succeeds: after `delayMs`, when the network is back or the session changes, when the user comes
 * back to the page or leaves it, and every 15 s after a failure. Another value replaces the one that is being sent;
 * null means that there is nothing to send. Returns the error of the last attempt, and a function that tries at once.
 */
export function useSending(what: unknown, { delayMs, send }: Sending) {
  const [failed, setFailed] = useState<ApiError | null>(null)
  const latest = useRef(send)
  const trying = useRef<() => void>(() => undefined)
  useEffect(() => {
    latest.current = send
  })

  useEffect(() => {
    if (what === null) return undefined
    const state = { attempt: null as AbortController | null, isDone: false, isOver: false }
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const later = (ms: number) => timers.add(setTimeout(() => void trySend(), ms))
    const trySend = async () => {
      if (state.attempt || state.isDone || state.isOver) return
      const attempt = new AbortController()
      state.attempt = attempt
      const patience = setTimeout(() => attempt.abort(new ApiError(0, undefined)), PATIENCE_MS)
      try {
        await latest.current(attempt.signal)
        state.isDone = true
        if (!state.isOver) setFailed(null)
      } catch (error) {
        if (state.isOver) return
        setFailed(asApiError(error))
        later(RETRY_MS)
      } finally {
        clearTimeout(patience)
        state.attempt = null
      }
    }
    const now = () => void trySend()
    trying.current = now
    later(delayMs)
    const unsubscribe = session.subscribe(now)
    addEventListener('online', now)
    addEventListener('focus', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      state.isOver = true
      state.attempt?.abort()
      for (const timer of timers) clearTimeout(timer)
      unsubscribe()
      removeEventListener('online', now)
      removeEventListener('focus', now)
      document.removeEventListener('visibilitychange', now)
    }
  }, [what, delayMs])

  return {
    // The error of an earlier value stays until the newer one was tried.
    error: what === null ? null : failed,
    retry: () => trying.current(),
  }
}
