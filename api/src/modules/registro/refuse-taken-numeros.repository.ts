import { isEqual } from 'es-toolkit'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { RestauracaoRecusadaError } from '../../domain/registro/restore-refusals.ts'
import type { Wanted } from '../../domain/registro/restore-record.ts'
import { sameNumeroOf } from '../../domain/registro/take-retratos.ts'

type Others = ReadonlyMap<number, readonly number[]>

/** The questions that an act brings back, before it does. */
export interface Numeros {
  ids: readonly number[]
  /** The number of each that is there and not retired, and in which prova. */
  places: ReadonlyMap<number, Place>
  /** The ids of the others of its prova that have the number of each. */
  sharers: Others
  /** The same as it was when each was as it is to be. */
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
 * Refuses with a RestauracaoRecusadaError a question that came back to a number that another of its prova has by now.
 * Checked when the whole act is there: its questions may have exchanged numbers. Two languages may share
 * a number; the question that had it first does not count as a conflict.
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
