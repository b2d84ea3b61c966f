import { ApiError, session } from '@rumo/shared-auth'
import { useEffect, useRef, useState } from 'react'
import { asApiError } from '@rumo/shared-device/api-error'

/** After this long it is tried again, whatever the browser knows of its network. */
const RETRY_MS = 15_000

/** What takes longer is given up, and tried again as well: a network may be lost without a word. */
const PATIENCE_MS = 30_000

interface Sending {
  /** How long to wait for something newer before it is sent, in ms. */
  delayMs: number
  /** Sends it; what it rejects with is tried again, so what will never do is to be settled in here. */
  send: (signal: AbortSignal) => Promise<void>
}

/**
 * Sends `what` until that is done: after a pause, when the network or the session is there again, when one comes
 * back to the page or leaves it, and every 15 s. Something else to send takes its place; null: there is nothing.
 * Gives why it could not be sent so far, and what tries at once.
 */
export function useSending(what: unknown, { delayMs, send }: Sending) {
  const [failed, setFailed] = useState<{ what: unknown; error: ApiError } | null>(null)
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
        setFailed({ what, error: asApiError(error) })
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
    // Of what has taken its place since, nothing is known but that the one before has not gone.
    error: what === null ? null : (failed?.error ?? null),
    retry: () => trying.current(),
  }
}
