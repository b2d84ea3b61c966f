import type { Placar } from '@rumo/contract/rules'
import { sumBy } from 'es-toolkit'
import { sql } from 'kysely'

/**
 * The number of right results in the column `resultado`, and the number of all graded ones, in SQL as `placarOf`
 * counts.
 */
export const PLACAR = [
  sql<number>`sum(case when resultado = 'certa' then 1 else 0 end)`.as('certas'),
  sql<number>`sum(case when resultado <> 'sem-gabarito' then 1 else 0 end)`.as('total'),
] as const

/** Subtracts these counts from those of a row. */
export function withoutPlacares<Row extends Placar>(row: Row, placares: readonly Placar[]): Row {
  const certas = row.certas - sumBy(placares, (placar) => placar.certas)
  return { ...row, certas, total: row.total - sumBy(placares, (placar) => placar.total) }
}
