import type { Claims } from '@rumo/contract'
import { session } from '@rumo/shared-auth'
import { useState, useSyncExternalStore } from 'react'

/**
 * The claims of the user for whom a guarded page is shown. They stay after the session has ended, until the shell
 * removes the page.
 */
export function useShownClaims(): Claims | null {
  const claims = useSyncExternalStore(session.subscribe, session.claims)
  const [shown, setShown] = useState(claims)
  if (claims && claims !== shown) setShown(claims)
  return claims ?? shown
}
