import type { Placar } from './resultado.ts'

/** With fewer than this many others, a comparison would be unreliable, and would reveal too much about each of them. */
export const LEAST_OUTROS = 30

/** The results of others in the same prova, each by the first time they took it. */
export interface Outros {
  pessoas: number
  /** The part of the questions with a key that they got right on average, from 0 to 1. */
  media: number
  /** The part of them with a lower result, from 0 to 1. */
  abaixo: number
}

/** The part of the answers that is right, from 0 to 1; 0 if no question counts. */
export const parteCerta = ({ certas, total }: Placar): number => (total === 0 ? 0 : certas / total)

/** Compares a result with those of others; null if there are too few. */
export function compareOutros(meu: Placar, outros: readonly Placar[]): Outros | null {
  const counted = outros.filter(({ total }) => total > 0).map(parteCerta)
  if (counted.length < LEAST_OUTROS || meu.total === 0) return null
  const minha = parteCerta(meu)
  return {
    pessoas: counted.length,
    media: counted.reduce((sum, parte) => sum + parte, 0) / counted.length,
    abaixo: counted.filter((parte) => parte < minha).length / counted.length,
  }
}
