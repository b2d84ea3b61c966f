import { LEAST_RESPOSTAS } from './analise.ts'
import type { Placar } from './resultado.ts'

/** From easiest to hardest. */
export const DIFICULDADES = ['facil', 'media', 'dificil'] as const
export type Dificuldade = (typeof DIFICULDADES)[number]

export const isDificuldade = (value: string): value is Dificuldade =>
  value === 'facil' || value === 'media' || value === 'dificil'

/** From 85% of right answers on a question is easy, up to 50% it is hard (docs/decisions/practice.md). */
const [EASY_FROM, HARD_UP_TO] = [85, 50]

/** The difficulty of a question by the first answers to it; null where there are too few. */
export function dificuldadeOf({ certas, total }: Placar): Dificuldade | null {
  if (total < LEAST_RESPOSTAS) return null
  // Compares integers, because a rounded fraction could miss a limit.
  if (certas * 100 >= EASY_FROM * total) return 'facil'
  return certas * 100 <= HARD_UP_TO * total ? 'dificil' : 'media'
}
