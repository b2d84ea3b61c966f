import { LEAST_RESPOSTAS } from './analise.ts'
import type { Placar } from './resultado.ts'

/** From the easiest to the hardest. */
export const DIFICULDADES = ['facil', 'media', 'dificil'] as const
export type Dificuldade = (typeof DIFICULDADES)[number]

export const isDificuldade = (value: string): value is Dificuldade =>
  value === 'facil' || value === 'media' || value === 'dificil'

/** The part of right answers, in %, from which a question is easy, and up to which it is hard: see docs/decisions/practice.md. */
const [EASY_FROM, HARD_UP_TO] = [85, 50]

/** How hard a question is by its first answers; null where there are too few to say. */
export function dificuldadeOf({ certas, total }: Placar): Dificuldade | null {
  if (total < LEAST_RESPOSTAS) return null
  // Whole numbers: no bound is missed by a fraction that cannot be written.
  if (certas * 100 >= EASY_FROM * total) return 'facil'
  return certas * 100 <= HARD_UP_TO * total ? 'dificil' : 'media'
}
