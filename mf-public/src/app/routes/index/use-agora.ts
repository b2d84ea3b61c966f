import { session } from '@rumo/shared-auth'
import { useEffect, useState, type ReactNode } from 'react'

/**
 * What to do now, in place of the slogans; null for an unknown user and while it loads. Its code is loaded on demand.
 */
export function useAgora(): ReactNode {
  const [agora, show] = useState<ReactNode>(null)
  useEffect(() => {
    const over = new AbortController()
    isKnown()
      .then(async (is) => is && (await import('./agora.open.tsx')).openAgora(show, over.signal))
      // The home page is complete without the suggestions.
      .catch(() => undefined)
    return () => over.abort()
  }, [])
  return agora
}

/** Whether a user is signed in or the device keeps anything. The databases are only listed, not opened. */
const isKnown = async () => session.token() || (await indexedDB.databases())[0]
