import { useEffect } from 'react'

/** Calls `onReturn`, which must be stable (useCallback), when the user comes back to this tab or window. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') onReturn()
    }
    // Of two windows side by side, both stay visible, and only the focus changes.
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [onReturn])
}
