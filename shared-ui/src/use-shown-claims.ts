import type { Claims } from '@rumo/contract'
import { session } from '@rumo/shared-auth'
import { useState, useSyncExternalStore } from 'react'

/** For whom a guarded page stands: also once their session ended, until the shell takes the page away. */
export function useShownClaims(): Claims | null {
  const claims = useSyncExternalStore(session.subscribe, session.claims)
  const [shown, setShown] = useState(claims)
  if (claims && claims !== shown) setShown(claims)
  return claims ?? shown
}
