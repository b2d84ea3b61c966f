import { type Dia, numberOf } from './dia.ts'

/** Days with practice in a row. */
export interface Sequencia {
  /** Up to today, or up to yesterday while there may still be practice today. */
  atual: number
  /** The longest there ever was. */
  recorde: number
  praticou_hoje: boolean
}

/**
 * Counts days with practice in a row, whatever order they come in and however often
 * (docs/decisions/student.md). What lies after `hoje` does not count: a device's clock may be ahead.
 */
export function sequenciaOf(dias: Iterable<Dia>, hoje: Dia): Sequencia {
  const today = numberOf(hoje)
  // By their numbers: each look at a profile walks years of practice.
  const practised = new Set([...dias].filter((dia) => dia <= hoje).map(numberOf))
  const praticou_hoje = practised.has(today)
  const lastDay = praticou_hoje ? today : today - 1
  const ends = [...practised].filter((dia) => !practised.has(dia + 1))
  const recorde = Math.max(0, ...ends.map((dia) => countBack(practised, dia)))
  return { atual: countBack(practised, lastDay), recorde, praticou_hoje }
}

/** How many days in a row end with this one. */
function countBack(practised: ReadonlySet<number>, last: number): number {
  let count = 0
  while (practised.has(last - count)) count++
  return count
}
