import type { Placar } from './resultado.ts'

/** Fewer than so many others say nothing of how hard a prova is, and too much of each of them. */
export const LEAST_OUTROS = 30

/** How others did in the same prova, each by the first time. */
export interface Outros {
  pessoas: number
  /** Of the questions that had a key, the part that they got right on average, from 0 to 1. */
  media: number
  /** The part of them that got a smaller part right. */
  abaixo: number
}

/** The part of a card that was right, from 0 to 1; 0 where nothing could be. */
export const parteCerta = ({ certas, total }: Placar): number => (total === 0 ? 0 : certas / total)

/** Compares a result with those of others; null where they are too few. */
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
