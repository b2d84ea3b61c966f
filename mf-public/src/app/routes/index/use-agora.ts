import { session } from '@rumo/shared-auth'
import { useEffect, useState, type ReactNode } from 'react'

/** What to do now, in place of the slogans; null for a stranger, and until it is known. Its code comes where it is used. */
export function useAgora(): ReactNode {
  const [agora, show] = useState<ReactNode>(null)
  useEffect(() => {
    const over = new AbortController()
    isKnown()
      .then(async (is) => is && (await import('./agora.open.tsx')).openAgora(show, over.signal))
      // Without it the home page is whole too.
      .catch(() => undefined)
    return () => over.abort()
  }, [])
  return agora
}

/** Whether a user is signed in or this device keeps anything: asked without opening what it keeps. */
const isKnown = async () => session.token() || (await indexedDB.databases())[0]
