import type { ComentarioPronto } from '@rumo/contract'

export const TECLAS = Array.from('abcdefghijklmnopqrstuvwxyz0123456789')

/** The key for a new remark: the first of its letters that is free, otherwise any; null where none is. */
export function freeTecla(texto: string, prontos: readonly ComentarioPronto[]): string | null {
  const taken = new Set(prontos.map(({ tecla }) => tecla))
  const letters = texto.normalize('NFD').toLowerCase().match(/[a-z]/g)
  return [...(letters ?? []), ...TECLAS].find((tecla) => !taken.has(tecla)) ?? null
}

/** All of them once this one is added; null where it is among them already, or where no key is free. */
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
