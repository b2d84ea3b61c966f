import { useEffect, useState } from 'react'

/**
 * For an image that may fail to load. It is loaded again automatically when the network returns. `key` and `onError`
 * are props of the image; `retry` loads it again.
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
