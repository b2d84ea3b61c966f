/** Sums over pairs of grades that two correctors gave to the same essay, each grade scaled to 0 to 1. */
export interface SomasDePares {
  pares: number
  /** Sum of all grades, two for each pair. */
  soma: number
  somaDosQuadrados: number
  /** Sum of the squared differences within the pairs. */
  somaDosQuadradosDasDiferencas: number
}

/** With fewer pairs, kappa depends on chance more than on the correctors. */
export const MIN_PARES = 10

/**
 * How far correctors agree beyond chance: Cohen's kappa with quadratic weights. The two correctors of a pair are
 * interchangeable, so each pair counts in both orders. 1 means that all grades are the same, 0 that they agree as by
 * chance. Null below MIN_PARES, and where all grades are equal. Source: J. Cohen, Psychological Bulletin 70 (1968) 213;
 * in the form with sums of J. L. Fleiss and J. Cohen, Educational and Psychological Measurement 33 (1973) 613.
 */
export function kappaDe(somas: SomasDePares): number | null {
  const { pares, soma, somaDosQuadrados, somaDosQuadradosDasDiferencas } = somas
  if (pares < MIN_PARES) return null
  const notas = 2 * pares
  const variancia = somaDosQuadrados / notas - (soma / notas) ** 2
  // A variance this small is a rounding error: all grades are equal.
  if (variancia < Number.EPSILON) return null
  const kappa = 1 - somaDosQuadradosDasDiferencas / pares / (2 * variancia)
  return Math.max(-1, Math.min(1, kappa))
}
