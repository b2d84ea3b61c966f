import type { Claims, Guard } from '@rumo/contract'
import type { Decision } from './decide.ts'

export type HeaderKind = { kind: 'full' } | { kind: 'short'; wayOut: string } | { kind: 'none' }

const BACK_OFFICE: ReadonlySet<Guard> = new Set(['corretor', 'administrador'])

/**
 * Which header stands above a page (docs/decisions/site.md): none above an unknown path, for an
 * unknown perfil, or in the back office, whose sidebar is the remote's own.
 */
export function headerOf(decision: Decision, claims: Claims | null): HeaderKind {
  if (decision.kind !== 'remote') return { kind: 'none' }
  if (claims && claims.perfil !== 'Aluno' && claims.perfil !== 'Administrador') {
    return { kind: 'none' }
  }
  if (BACK_OFFICE.has(decision.path.guard)) return { kind: 'none' }
  const { wayOut } = decision.path
  return wayOut === undefined ? { kind: 'full' } : { kind: 'short', wayOut }
}
