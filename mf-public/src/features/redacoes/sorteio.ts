import { draw } from '@rumo/contract/rules'

/**
 * Draws one of the themes, never the one with the id `exceto`; null where there is no other. `random` is Math.random,
 * unless told.
 */
export function drawTema<T extends { id: number }>(
  temas: readonly T[],
  exceto: number | null,
  random?: () => number,
): T | null {
  const others = temas.filter(({ id }) => id !== exceto)
  return draw(others, 1, random)[0] ?? null
}

/** What is known of the themes that could be drawn instead. */
export type Outros = 'procurando' | 'indisponiveis' | number

/** Why no other theme can be drawn now; null when one can. */
export function whyNoDraw(texto: string, outros: Outros): string | null {
  if (texto !== '') return 'O tema não muda depois que você começa a escrever.'
  if (outros === 'procurando') return 'Procurando outros temas…'
  if (outros === 'indisponiveis') return 'Não foi possível carregar outros temas.'
  return outros > 0 ? null : 'Por enquanto, só há este tema.'
}
