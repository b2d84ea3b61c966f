import { type Dia, numberOf } from './dia.ts'

/** How many days in a row were practised. */
export interface Sequencia {
  /** The days in a row up to today, or up to yesterday if today has no practice yet. */
  atual: number
  /** The longest row of days ever. */
  recorde: number
  praticou_hoje: boolean
}

/**
 * Counts the days in a row, from days in any order and with repetitions (docs/decisions/student.md). Days after `hoje` do
 * not count: a device's clock may be ahead.
 */
export function sequenciaOf(dias: Iterable<Dia>, hoje: Dia): Sequencia {
  const today = numberOf(hoje)
  // Numbers are faster than dates: each view of a profile counts years of days.
  const practised = new Set([...dias].filter((dia) => dia <= hoje).map(numberOf))
  const praticou_hoje = practised.has(today)
  const lastDay = praticou_hoje ? today : today - 1
  const ends = [...practised].filter((dia) => !practised.has(dia + 1))
  const recorde = Math.max(0, ...ends.map((dia) => countBack(practised, dia)))
  return { atual: countBack(practised, lastDay), recorde, praticou_hoje }
}

/** The length of the row of days that ends with this day. */
function countBack(practised: ReadonlySet<number>, last: number): number {
  let count = 0
  while (practised.has(last - count)) count++
  return count
}
