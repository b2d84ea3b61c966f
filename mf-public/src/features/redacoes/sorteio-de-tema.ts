import { draw } from '@rumo/contract/rules'

declare global {
  /**
   * The id of the theme that the page itself drew, before its scripts had loaded, to load the texts
   * (app/routes/temas-redacao/).
   */
  var rumoTema: number | undefined
}

/**
 * Draws one of the themes, but not the one with the id `exceto`; null when there is no other. `random` is Math.random
 * by default.
 */
export function drawTema<T extends { id: number }>(
  temas: readonly T[],
  exceto: number | null,
  random?: () => number,
): T | null {
  const others = temas.filter(({ id }) => id !== exceto)
  return draw(others, 1, random)[0] ?? null
}

/**
 * The theme that the page drew before its scripts had loaded. It is given only once; null when the page drew none of
 * these.
 */
export function takeDrawn<T extends { id: number }>(temas: readonly T[]): T | null {
  const drawn = globalThis.rumoTema
  globalThis.rumoTema = undefined
  return temas.find(({ id }) => id === drawn) ?? null
}

/** How many other themes can be drawn, or why that is not known. */
export type Outros = 'procurando' | 'indisponiveis' | number

/** Why no other theme can be drawn now; null when one can. */
export function whyNoDraw(texto: string, outros: Outros): string | null {
  if (texto !== '') return 'O tema não muda depois que você começa a escrever.'
  if (outros === 'procurando') return 'Procurando outros temas…'
  if (outros === 'indisponiveis') return 'Não foi possível carregar outros temas.'
  return outros > 0 ? null : 'Por enquanto, só há este tema.'
}
