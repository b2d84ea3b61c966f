import {
  isCorretor,
  matchesPath,
  type Claims,
  type Guard,
  type PlacedRemote,
  type RemotePath,
} from '@rumo/contract'
import { localPath } from './local-path.ts'

export type Decision =
  | { kind: 'remote'; remote: PlacedRemote; path: RemotePath }
  | { kind: 'login' }
  | { kind: 'lead-on' }
  | { kind: 'not-found' }

export interface Site {
  base: string
  remotes: readonly PlacedRemote[]
}

/**
 * Decides what a page shows: the remote that owns its path; if the guard does not admit the visitor, the way to /login
 * or, from there, on; or that there is nothing at this path. `pathname` includes the base. An account with an unknown
 * perfil counts as signed in, and not as an administrator.
 */
export function decide(site: Site, pathname: string, claims: Claims | null): Decision {
  const local = localPath(site.base, pathname)
  if (local === null) return { kind: 'not-found' }
  for (const remote of site.remotes) {
    const path = remote.paths.find((candidate) => matchesPath(candidate.path, local))
    if (!path) continue
    if (admits(path.guard, claims)) return { kind: 'remote', remote, path }
    return { kind: path.guard === 'visitante' ? 'lead-on' : 'login' }
  }
  return { kind: 'not-found' }
}

function admits(guard: Guard, claims: Claims | null): boolean {
  if (guard === 'none') return true
  if (guard === 'visitante') return claims === null
  if (claims === null) return false
  if (guard === 'session') return true
  return guard === 'corretor' ? isCorretor(claims) : claims.perfil === 'Administrador'
}
