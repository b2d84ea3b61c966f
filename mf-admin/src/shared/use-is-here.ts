import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that says whether the component is still mounted. If the user has left before an answer arrives,
 * the answer must not take them away from where they are.
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
