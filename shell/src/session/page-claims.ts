import type { Claims } from '@rumo/contract'
import { session } from '@rumo/shared-auth'

let held: Claims | null = null

/**
 * For whom a page stands: whoever is signed in. Where a session ended that nobody ended, it stands for
 * whoever was, until they have read of it: nothing disappears under their hands.
 */
export const pageClaims = (): Claims | null => session.claims() ?? held

/** Keeps the page for somebody whose session ended; null lets it go. */
export function holdPageFor(claims: Claims | null): void {
  held = claims
}
