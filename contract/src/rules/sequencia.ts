import { addDays, type Dia } from './dia.ts'

/** Days with practice in a row. */
export interface Sequencia {
  /** Up to today, or up to yesterday while there may still be practice today. */
  atual: number
  /** The longest there ever was. */
  recorde: number
  praticou_hoje: boolean
}

/**
 * Counts days with practice in a row, whatever order they come in and however often (docs/product.md
 * section 4). What lies after `hoje` does not count: a device's clock may be ahead.
 */
export function sequenciaOf(dias: Iterable<Dia>, hoje: Dia): Sequencia {
  const practised = new Set([...dias].filter((dia) => dia <= hoje))
  const praticou_hoje = practised.has(hoje)
  const lastDay = praticou_hoje ? hoje : addDays(hoje, -1)
  const ends = [...practised].filter((dia) => !practised.has(addDays(dia, 1)))
  const recorde = Math.max(0, ...ends.map((dia) => countBack(practised, dia)))
  return { atual: countBack(practised, lastDay), recorde, praticou_hoje }
}

/** How many days in a row end with this one. */
function countBack(practised: ReadonlySet<Dia>, last: Dia): number {
  let count = 0
  while (practised.has(addDays(last, -count))) count++
  return count
}
