import { LEAST_RESPOSTAS } from './analise.ts'
import type { Placar } from './resultado.ts'

/** From the easiest to the hardest. */
export const DIFICULDADES = ['facil', 'media', 'dificil'] as const
export type Dificuldade = (typeof DIFICULDADES)[number]

export const isDificuldade = (value: string): value is Dificuldade =>
  value === 'facil' || value === 'media' || value === 'dificil'

/** A question is easy from this percentage of right answers on, and hard up to this one (docs/decisions/practice.md). */
const [EASY_FROM, HARD_UP_TO] = [85, 50]

/** The difficulty of a question by its first answers; null if there are too few. */
export function dificuldadeOf({ certas, total }: Placar): Dificuldade | null {
  if (total < LEAST_RESPOSTAS) return null
  // Compares integers, because a rounded fraction could miss a bound.
  if (certas * 100 >= EASY_FROM * total) return 'facil'
  return certas * 100 <= HARD_UP_TO * total ? 'dificil' : 'media'
}
