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

/** What is counted on a day that is there already. */
const ADDED = {
  certas: sql<number>`dias_de_materia.certas + excluded.certas`,
  total: sql<number>`dias_de_materia.total + excluded.total`,
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
      conflict.columns(['id_usuario', 'dia', 'id_materia']).doUpdateSet(ADDED),
    )
    .execute()
}

const SUMS = [
  sql<number>`sum(case when t.resultado = 'certa' then 1 else 0 end)`.as('certas'),
  sql<number>`sum(case when t.resultado <> 'sem-gabarito' then 1 else 0 end)`.as('total'),
] as const

/** What all answers to a question count for, by account and day. */
function countedOf(trx: DatabaseTransaction, idQuestao: number) {
  return trx
    .selectFrom('tentativas as t')
    .select(['t.id_usuario', 't.dia'])
    .select(SUMS)
    .where('t.id_questao', '=', idQuestao)
    .groupBy(['t.id_usuario', 't.dia'])
}

/** Counts all answers to a question, of whichever account, no more for the matéria that it was of. */
export async function subtractQuestao(
  trx: DatabaseTransaction,
  idQuestao: number,
  idMateria: number,
): Promise<void> {
  await trx
    .updateTable('dias_de_materia')
    .from(countedOf(trx, idQuestao).as('x'))
    .set({
      certas: sql`dias_de_materia.certas - x.certas`,
      total: sql`dias_de_materia.total - x.total`,
    })
    .whereRef('dias_de_materia.id_usuario', '=', 'x.id_usuario')
    .whereRef('dias_de_materia.dia', '=', 'x.dia')
    .where('dias_de_materia.id_materia', '=', idMateria)
    .execute()
}

/** Counts them all for the matéria that it is of now; days on which nothing else was answered of the other go. */
export async function addQuestao(
  trx: DatabaseTransaction,
  idQuestao: number,
  ids: { before: number; now: number },
): Promise<void> {
  await trx
    .insertInto('dias_de_materia')
    .columns(['id_usuario', 'dia', 'certas', 'total', 'id_materia'])
    .expression(
      countedOf(trx, idQuestao).select(({ val, cast }) =>
        cast<number>(val(ids.now), 'integer').as('id_materia'),
      ),
    )
    .onConflict((conflict) =>
      conflict.columns(['id_usuario', 'dia', 'id_materia']).doUpdateSet(ADDED),
    )
    .execute()
  if (ids.before === ids.now) return
  await trx
    .deleteFrom('dias_de_materia')
    .where('id_materia', '=', ids.before)
    .where('total', '=', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('tentativas as t')
          .select('t.id')
          .where('t.id_questao', '=', idQuestao)
          .whereRef('t.id_usuario', '=', 'dias_de_materia.id_usuario')
          .whereRef('t.dia', '=', 'dias_de_materia.dia'),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('tentativas as t')
            .innerJoin('questoes as q', 'q.id', 't.id_questao')
            .select('t.id')
            .whereRef('t.id_usuario', '=', 'dias_de_materia.id_usuario')
            .whereRef('t.dia', '=', 'dias_de_materia.dia')
            .where(sql`coalesce(q.id_materia, 0)`, '=', ids.before),
        ),
      ),
    )
    .execute()
}
