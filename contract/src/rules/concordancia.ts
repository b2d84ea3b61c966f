/** Sums over pairs of grades, each from 0 to 1, that two correctors gave one essay. */
export interface SomasDePares {
  pares: number
  /** Of all grades, two of each pair. */
  soma: number
  somaDosQuadrados: number
  /** Of the differences within a pair. */
  somaDosQuadradosDasDiferencas: number
}

/** With fewer pairs kappa says more about chance than about correctors. */
export const MIN_PARES = 10

/**
 * How far correctors agree beyond chance: Cohen's kappa weighted by squares, of correctors who may change places
 * within a pair (both orders count). 1 is the same grade always, 0 what chance gives. Null below MIN_PARES, and where
 * all grades are the same. Source: J. Cohen, Psychological Bulletin 70 (1968) 213; in sums, as in J. L. Fleiss and
 * J. Cohen, Educational and Psychological Measurement 33 (1973) 613.
 */
export function kappaDe(somas: SomasDePares): number | null {
  const { pares, soma, somaDosQuadrados, somaDosQuadradosDasDiferencas } = somas
  if (pares < MIN_PARES) return null
  const notas = 2 * pares
  const variancia = somaDosQuadrados / notas - (soma / notas) ** 2
  // A rest from rounding is no difference between grades.
  if (variancia < Number.EPSILON) return null
  const kappa = 1 - somaDosQuadradosDasDiferencas / pares / (2 * variancia)
  return Math.max(-1, Math.min(1, kappa))
}
