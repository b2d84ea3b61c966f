import { type Dia, numberOf } from './dia.ts'

/** Streaks of consecutive days with practice. */
export interface Sequencia {
  /** The number of consecutive days up to today, or up to yesterday if there is no practice today yet. */
  atual: number
  /** The longest streak ever. */
  recorde: number
  praticou_hoje: boolean
}

/**
 * Counts consecutive days, from days in any order and with repetitions (docs/decisions/student.md). Days after `hoje`
 * do not count: they come from a device whose clock is ahead.
 */
export function sequenciaOf(dias: Iterable<Dia>, hoje: Dia): Sequencia {
  const today = numberOf(hoje)
  // Day numbers are faster to compare than dates; each view of a profile counts years of days.
  const practised = new Set([...dias].filter((dia) => dia <= hoje).map(numberOf))
  const praticou_hoje = practised.has(today)
  const lastDay = praticou_hoje ? today : today - 1
  const ends = [...practised].filter((dia) => !practised.has(dia + 1))
  const recorde = Math.max(0, ...ends.map((dia) => countBack(practised, dia)))
  return { atual: countBack(practised, lastDay), recorde, praticou_hoje }
}

/** The length of the streak that ends on this day. */
function countBack(practised: ReadonlySet<number>, last: number): number {
  let count = 0
  while (practised.has(last - count)) count++
  return count
}
