import type { Placar } from './resultado.ts'

/** With fewer than this many others, a comparison would be unreliable, and would reveal too much about each of them. */
export const LEAST_OUTROS = 30

/** The results of other users in the same prova. Each user counts once, by their first attempt. */
export interface Outros {
  pessoas: number
  /** Mean share of right answers, 0 to 1, among the questions with a key. */
  media: number
  /** Share of these users with a lower result, 0 to 1. */
  abaixo: number
}

/** Share of right answers, 0 to 1; 0 where no question counts. */
export const parteCerta = ({ certas, total }: Placar): number => (total === 0 ? 0 : certas / total)

/** Compares a result with those of other users; null where there are too few of them. */
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
