import { session } from '@rumo/shared-auth'

interface Kept {
  name: string
  owner: number
  content: unknown
}

/**
 * What the user was writing when the session ended. It survives the way to /login and back, but not a reload, and only
 * the same account gets it.
 */
let kept: Kept | null = null

export const ownerOf = () => session.claims()?.id ?? null

/** Keeps what the user was writing, if their session has just ended. */
export function keep(name: string, owner: number | null, content: () => unknown): void {
  if (owner === null || session.claims() !== null) return
  kept = { name, owner, content: content() }
}

/**
 * What was kept under a name for the signed-in user; null if nothing was. The type is that of the value given to
 * `keep`.
 */
export function keptFor(name: string): unknown {
  return kept?.name === name && kept.owner === ownerOf() ? kept.content : null
}

export function forget(): void {
  kept = null
}
