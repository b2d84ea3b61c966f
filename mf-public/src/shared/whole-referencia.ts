import type { Referencia } from '@rumo/contract'

/**
 * Fills in the fields that a server with only section 7 may leave out. Such a server may also send the id as text; `id`
 * is the number.
 */
export function wholeReferencia(referencia: Referencia, id: number): Referencia {
  return {
    ...referencia,
    id,
    titulo: referencia.titulo ?? null,
    texto: referencia.texto ?? null,
    legenda: referencia.legenda ?? null,
  }
}
