import { placarOf, type Resultado } from '@rumo/contract/rules'
import { type Insertable, sql } from 'kysely'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import type { Tables } from '../../infra/tables/tables.ts'
import { PLACAR } from './placar.ts'

/** An answer, as the counts of each day of practice need it. */
export interface Contada {
  dia: string
  /** 0 if the question has no matéria. */
  id_materia: number
  resultado: Resultado
}

/** Adds to the counts of a row that already exists. */
const ADDED = {
  certas: sql<number>`dias_de_materia.certas + excluded.certas`,
  total: sql<number>`dias_de_materia.total + excluded.total`,
}

/**
 * Adds answers of an account to the counts of their days. A day with no graded answers gets a row too, because it was a
 * day of practice.
 */
export async function addToDias(
  trx: DatabaseTransaction,
  id_usuario: number,
  contadas: readonly Contada[],
): Promise<void> {
  if (contadas.length === 0) return
  const dias = new Map<string, Insertable<Tables['dias_de_materia']>>()
  for (const { dia, id_materia, resultado } of contadas) {
    const of = `${dia} ${id_materia}`
    const { certas, total } = dias.get(of) ?? { certas: 0, total: 0 }
    const points = placarOf([resultado])
    dias.set(of, {
      id_usuario,
      dia,
      id_materia,
      certas: certas + points.certas,
      total: total + points.total,
    })
  }
  await trx
    .insertInto('dias_de_materia')
    .values([...dias.values()])
    .onConflict((conflict) =>
      conflict.columns(['id_usuario', 'dia', 'id_materia']).doUpdateSet(ADDED),
    )
    .execute()
}

/** Counts all answers to these questions, by account and day. */
function countedOf(trx: DatabaseTransaction, idsQuestoes: readonly number[]) {
  return trx
    .selectFrom('tentativas as t')
    .select(['t.id_usuario', 't.dia'])
    .select(PLACAR)
    .where('t.id_questao', 'in', idsQuestoes)
    .groupBy(['t.id_usuario', 't.dia'])
}

/** Subtracts all answers to these questions from the counts of their former matéria, for all accounts. */
export async function subtractQuestoes(
  trx: DatabaseTransaction,
  idsQuestoes: readonly number[],
  idMateria: number,
): Promise<void> {
  await trx
    .updateTable('dias_de_materia')
    .from(countedOf(trx, idsQuestoes).as('x'))
    .set({
      certas: sql`dias_de_materia.certas - x.certas`,
      total: sql`dias_de_materia.total - x.total`,
    })
    .whereRef('dias_de_materia.id_usuario', '=', 'x.id_usuario')
    .whereRef('dias_de_materia.dia', '=', 'x.dia')
    .where('dias_de_materia.id_materia', '=', idMateria)
    .execute()
}

/**
 * Adds all answers to these questions to the counts of their new matéria. Rows of the former matéria without any
 * answers left are deleted.
 */
export async function addQuestoes(
  trx: DatabaseTransaction,
  idsQuestoes: readonly number[],
  ids: { before: number; now: number },
): Promise<void> {
  await trx
    .insertInto('dias_de_materia')
    .columns(['id_usuario', 'dia', 'certas', 'total', 'id_materia'])
    .expression(
      countedOf(trx, idsQuestoes).select((eb) =>
        eb.cast<number>(eb.val(ids.now), 'integer').as('id_materia'),
      ),
    )
    .onConflict((conflict) =>
      conflict.columns(['id_usuario', 'dia', 'id_materia']).doUpdateSet(ADDED),
    )
    .execute()
  if (ids.before !== ids.now) await removeEmptyDias(trx, idsQuestoes, ids.before)
}

/** Deletes rows without graded answers, unless a question without a key was answered on that day. */
async function removeEmptyDias(
  trx: DatabaseTransaction,
  idsQuestoes: readonly number[],
  idMateria: number,
): Promise<void> {
  await trx
    .deleteFrom('dias_de_materia')
    .where('id_materia', '=', idMateria)
    .where('total', '=', 0)
    .where((eb) =>
      eb(
        eb.refTuple('id_usuario', 'dia'),
        'in',
        eb
          .selectFrom('tentativas as t')
          .select(['t.id_usuario', 't.dia'])
          .where('t.id_questao', 'in', idsQuestoes)
          .$asTuple('id_usuario', 'dia'),
      ),
    )
    .where((eb) =>
      eb(
        eb.refTuple('id_usuario', 'dia'),
        'not in',
        eb
          .selectFrom('tentativas as t')
          .innerJoin('questoes as q', 'q.id', 't.id_questao')
          .select(['t.id_usuario', 't.dia'])
          .where('t.resultado', '=', 'sem-gabarito')
          .where(sql`coalesce(q.id_materia, 0)`, '=', idMateria)
          .$asTuple('id_usuario', 'dia'),
      ),
    )
    .execute()
}
