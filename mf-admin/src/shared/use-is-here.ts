import { useCallback, useEffect, useRef } from 'react'

/**
 * Gives whether what calls it still stands there: who gave it up meanwhile is somewhere else by the time an answer
 * comes, and must not be taken away from there.
 */
export function useIsHere(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
