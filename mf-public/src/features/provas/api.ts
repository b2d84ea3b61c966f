import { provas, vestibulares } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { listOf } from '../../shared/list-of.ts'
import { groupProvas, type GrupoDeProvas } from './rules.ts'

/**
 * Loads the provas by their edition, with calls of docs/product.md section 7 alone. Rejects with an
 * ApiError.
 */
export async function listProvas(signal: AbortSignal): Promise<GrupoDeProvas[]> {
  const [listed, editions] = await Promise.all([
    http.call(provas.list, { signal }),
    http.call(vestibulares.list, { signal }),
  ])
  return groupProvas(listOf(listed), listOf(editions))
}

/** The origin of the API, whose files open inside the page. */
export function apiOrigin(): string {
  return new URL(http.fileUrl('.')).origin
}
