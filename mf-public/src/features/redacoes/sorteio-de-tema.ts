import { draw } from '@rumo/contract/rules'

declare global {
  /** The id of the theme whose texts the page asked for by itself (app/routes/temas-redacao/). */
  var rumoTema: number | undefined
}

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

/** The theme that the page drew ahead of the screen, once; null where it drew none of these. */
export function takeDrawn<T extends { id: number }>(temas: readonly T[]): T | null {
  const drawn = globalThis.rumoTema
  globalThis.rumoTema = undefined
  return temas.find(({ id }) => id === drawn) ?? null
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
