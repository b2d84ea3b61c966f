import { useEffect, useState } from 'react'

/**
 * An image that may fail to come, and comes by itself once there is a network: `key` and `onError` are its own,
 * `retry` asks for it anew.
 */
export function useRetriedImagem() {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<number | null>(null)
  const hasFailed = failed === attempt
  const retry = () => setAttempt(attempt + 1)
  useEffect(() => {
    if (!hasFailed) return undefined
    const again = () => setAttempt((before) => before + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [hasFailed])
  return { key: attempt, onError: () => setFailed(attempt), hasFailed, retry }
}
