import { useSyncExternalStore } from 'react'

/** Whether the browser has a network, as far as it knows. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, read, () => true)

const read = () => navigator.onLine

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
