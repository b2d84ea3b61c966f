import { session } from '@rumo/shared-auth'

interface Kept {
  name: string
  owner: number
  content: unknown
}

/**
 * What was being written when the session ended: it outlasts the way to /login and back, not the page, and is
 * for the same account alone.
 */
let kept: Kept | null = null

export const ownerOf = () => session.claims()?.id ?? null

/** Keeps what the user was writing, if their session has just ended. */
export function keep(name: string, owner: number | null, content: () => unknown): void {
  if (owner === null || session.claims() !== null) return
  kept = { name, owner, content: content() }
}

/** What was kept under a name for the signed-in user. Its type is that of what was given there. */
export function keptFor(name: string): unknown {
  return kept?.name === name && kept.owner === ownerOf() ? kept.content : null
}

export function forget(): void {
  kept = null
}
