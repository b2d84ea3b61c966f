import { useEffect } from 'react'

/** Calls back when one comes back to this tab from another; `onReturn` comes from useCallback. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') onReturn()
    }
    // Of two windows side by side both are visible all the time.
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [onReturn])
}
