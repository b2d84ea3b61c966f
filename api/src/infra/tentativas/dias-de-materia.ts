import type { Resultado } from '@rumo/contract/rules'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../db.ts'

/** An answer as the days of practice count it. */
export interface Contada {
  dia: string
  /** 0: of none. */
  id_materia: number
  resultado: Resultado
}

/** What one answer adds to `certas` and to `total`. */
export function pointsOf(resultado: Resultado): { certas: number; total: number } {
  return { certas: Number(resultado === 'certa'), total: Number(resultado !== 'sem-gabarito') }
}

/** Counts answers of an account. A day on which there is no key to any of them was practice, too. */
export async function addToDias(
  trx: DatabaseTransaction,
  id_usuario: number,
  contadas: readonly Contada[],
): Promise<void> {
  const dias = Map.groupBy(contadas, ({ dia, id_materia }) => `${dia} ${id_materia}`)
  const rows = [...dias.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const points = [first, ...others].map(({ resultado }) => pointsOf(resultado))
    const certas = points.reduce((sum, point) => sum + point.certas, 0)
    const total = points.reduce((sum, point) => sum + point.total, 0)
    return { id_usuario, dia: first.dia, id_materia: first.id_materia, certas, total }
  })
  if (rows.length === 0) return
  await trx
    .insertInto('dias_de_materia')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['id_usuario', 'dia', 'id_materia']).doUpdateSet({
        certas: sql`dias_de_materia.certas + excluded.certas`,
        total: sql`dias_de_materia.total + excluded.total`,
      }),
    )
    .execute()
}
