import type { Placar } from '@rumo/contract/rules'
import { sumBy } from 'es-toolkit'
import { sql } from 'kysely'

/** How many of the results `resultado` of a group are right, and how many there are, as `placarOf` counts them. */
export const PLACAR = [
  sql<number>`sum(case when resultado = 'certa' then 1 else 0 end)`.as('certas'),
  sql<number>`sum(case when resultado <> 'sem-gabarito' then 1 else 0 end)`.as('total'),
] as const

/** A row without the counts of these placares. */
export function withoutPlacares<Row extends Placar>(row: Row, placares: readonly Placar[]): Row {
  const certas = row.certas - sumBy(placares, (placar) => placar.certas)
  return { ...row, certas, total: row.total - sumBy(placares, (placar) => placar.total) }
}
