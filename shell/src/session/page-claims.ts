import type { Claims } from '@rumo/contract'
import { session } from '@rumo/shared-auth'

let held: Claims | null = null

/**
 * Whose page is shown: the signed-in user's. After a session ended by itself it stays the former user's until they have
 * read the notice, so that nothing disappears while they work.
 */
export const pageClaims = (): Claims | null => session.claims() ?? held

/** Keeps the page for the user whose session ended; null lets it go. */
export function holdPageFor(claims: Claims | null): void {
  held = claims
}
