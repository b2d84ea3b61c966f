import type { Placar } from '@rumo/contract/rules'
import { chunk } from 'es-toolkit'
import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../infra/database/db.ts'
import { PLACAR } from '../../domain/tentativas/placar.ts'

/** Some hundred first answers of each account are counted. */
const ACCOUNTS_A_STEP = 30
/** A literal, as in the condition of the index of first answers. */
export const PRIMEIRA = sql<boolean>`1`

/** The results of each account's first answers, as far as they were read. */
export type Placares = Map<number, Placar>

/** Adds the missing accounts. A step blocks a server on SQLite, so other requests are served in between. */
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
