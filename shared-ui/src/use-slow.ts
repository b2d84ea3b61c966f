import { useEffect, useState } from 'react'

/** How long a load may take before a screen offers to repeat it, in ms. Only the user ends a slow load. */
const PATIENCE_MS = 8000

/** Whether something has been going on for at least 8 s. */
export function useSlow(isGoingOn: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return undefined
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isGoingOn])
  return isSlow
}
