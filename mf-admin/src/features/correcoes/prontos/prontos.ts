import type { ComentarioPronto } from '@rumo/contract'

export const TECLAS = Array.from('abcdefghijklmnopqrstuvwxyz0123456789')

/**
 * The key for a new ready comment: the first letter of its text that is free, otherwise the first free key; null if
 * none is free.
 */
export function freeTecla(texto: string, prontos: readonly ComentarioPronto[]): string | null {
  const taken = new Set(prontos.map(({ tecla }) => tecla))
  const letters = texto.normalize('NFD').toLowerCase().match(/[a-z]/g)
  return [...(letters ?? []), ...TECLAS].find((tecla) => !taken.has(tecla)) ?? null
}

/** The ready comments with this text added; null if the text is empty or already among them, or if no key is free. */
export function withPronto(
  prontos: readonly ComentarioPronto[],
  given: string,
): ComentarioPronto[] | null {
  const texto = given.trim()
  const tecla = freeTecla(texto, prontos)
  if (texto === '' || tecla === null || prontos.some((pronto) => pronto.texto === texto))
    return null
  return [...prontos, { tecla, texto }].toSorted((a, b) => (a.tecla < b.tecla ? -1 : 1))
}
