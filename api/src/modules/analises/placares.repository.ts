import type { Placar } from '@rumo/contract/rules'
import { chunk } from 'es-toolkit'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../infra/database/db.ts'
import { PLACAR } from '../../domain/tentativas/placar.ts'
import { PRIMEIRA } from '../../domain/tentativas/primeira.ts'

/** How many accounts are counted by one query. Each account has some hundred first answers. */
const ACCOUNTS_A_STEP = 30

/** By account: how many of its first answers are right, and how many there are. Holds the accounts read so far. */
export type Placares = Map<number, Placar>

/**
 * Adds the accounts that `placares` does not hold yet. A query blocks a server on SQLite, so other requests are served
 * between two steps.
 */
export async function readPlacares(
  db: Database,
  placares: Placares,
  idsUsuarios: readonly number[],
): Promise<void> {
  const missing = idsUsuarios.filter((id) => !placares.has(id))
  for (const some of chunk(missing, ACCOUNTS_A_STEP)) {
    const rows = await db
      .selectFrom('tentativas')
      .select('id_usuario')
      .select(PLACAR)
      .where('primeira', '=', PRIMEIRA)
      .where('id_usuario', 'in', some)
      .groupBy('id_usuario')
      .execute()
    for (const { id_usuario, ...placar } of rows) placares.set(id_usuario, placar)
    await setImmediate()
  }
}
