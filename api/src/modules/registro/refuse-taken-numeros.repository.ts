import { isEqual } from 'es-toolkit'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { RestauracaoRecusadaError } from '../../domain/registro/restore-refusals.ts'
import type { Wanted } from '../../domain/registro/restore-record.ts'
import { sameNumeroOf } from '../../domain/registro/take-retratos.ts'

type Others = ReadonlyMap<number, readonly number[]>

/** The questions that an act brings back, as they are before the restore. */
export interface Numeros {
  ids: readonly number[]
  /** The prova and number of each of these questions that exists and is not retired. */
  places: ReadonlyMap<number, Place>
  /** For each question, the ids of the other questions of its prova with the same number. */
  sharers: Others
  /** The same as `sharers`, at the time to which each question is restored. */
  sharedThen: Others
}

interface Place {
  id_prova: number
  numero: number
}

export async function readNumeros(
  trx: DatabaseTransaction,
  wanted: readonly Wanted[],
): Promise<Numeros> {
  const questoes = wanted.filter(({ entidade }) => entidade === 'questoes')
  const ids = questoes.map(({ id }) => id)
  return {
    ids,
    places: await placesOf(trx, ids),
    sharers: await sameNumeroOf(trx, ids),
    sharedThen: new Map(questoes.map(({ id, retrato }) => [id, retrato.mesmo_numero])),
  }
}

/**
 * Throws a RestauracaoRecusadaError when a question was restored to a number that another question of its prova has by
 * now. Checked after the whole act is restored, because its questions may have exchanged numbers. Questions in two
 * languages may share a number: a question that already shared the number at that time is no conflict.
 */
export async function refuseTakenNumeros(trx: DatabaseTransaction, before: Numeros): Promise<void> {
  for (const [id, place] of await placesOf(trx, before.ids)) {
    if (isEqual(place, before.places.get(id))) continue
    const others = await trx
      .selectFrom('questoes')
      .select('id')
      .where('id_prova', '=', place.id_prova)
      .where('numero', '=', place.numero)
      .where('id', '<>', id)
      .where('retirada_em', 'is', null)
      .execute()
    if (others.every((other) => before.sharedThen.get(id)?.includes(other.id))) continue
    throw new RestauracaoRecusadaError(
      `A prova já tem outra questão ${place.numero}. Mude antes o número dela.`,
    )
  }
}

async function placesOf(
  trx: DatabaseTransaction,
  ids: readonly number[],
): Promise<Map<number, Place>> {
  const rows = await trx
    .selectFrom('questoes')
    .select(['id', 'id_prova', 'numero'])
    .where('id', 'in', [0, ...ids])
    .where('retirada_em', 'is', null)
    .orderBy('numero')
    .execute()
  return new Map(
    rows.flatMap(({ id, id_prova, numero }) =>
      numero === null ? [] : [[id, { id_prova, numero }] as const],
    ),
  )
}
