import type { Referencia } from '@rumo/contract'

/** A server of section 7 alone may leave out what is empty, and write its id as text: this is the number. */
export function wholeReferencia(referencia: Referencia, id: number): Referencia {
  return {
    ...referencia,
    id,
    titulo: referencia.titulo ?? null,
    texto: referencia.texto ?? null,
    legenda: referencia.legenda ?? null,
  }
}
