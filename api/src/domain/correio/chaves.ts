import { createHash, randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import type { Tables } from '../../infra/tables/tables.ts'

const CHAVE_BYTES = 32
const VALID_MS = 30 * 60_000
/**
 * The most mails of one purpose that an account gets in half an hour: otherwise strangers could flood the account with
 * mails.
 */
const MOST_AT_ONCE = 5

type Chave = Selectable<Tables['chaves_de_correio']>
const USOS: readonly Chave['uso'][] = ['senha', 'email_atual', 'email_novo']
type Purpose = Pick<Chave, 'id_usuario' | 'uso' | 'email'>

/**
 * Makes a chave expire at its time of creation and not now: a call that had to wait for this one compares `vence_em`
 * with the time at which it began, which is earlier.
 */
const EXPIRED = { vence_em: sql<string>`criada_em`, email: null }

export const expiryOf = (nowMs: number) => new Date(nowMs + VALID_MS).toISOString()

/** Makes a chave to be mailed, valid for 30 minutes; the database keeps only its hash. */
export async function makeChave(
  trx: DatabaseTransaction,
  purpose: Purpose,
  nowMs: number,
): Promise<string> {
  const chave = randomBytes(CHAVE_BYTES).toString('base64url')
  const criada_em = new Date(nowMs).toISOString()
  const vence_em = expiryOf(nowMs)
  await trx
    .insertInto('chaves_de_correio')
    .values({ ...purpose, chave_hash: hashOf(chave), criada_em, vence_em })
    .execute()
  return chave
}

/** Whether an account already got the most mails for these purposes in half an hour. Deletes older chaves. */
export async function hasEnough(
  trx: DatabaseTransaction,
  id_usuario: number,
  usos: readonly Chave['uso'][],
  nowMs: number,
): Promise<boolean> {
  const before = new Date(nowMs - VALID_MS).toISOString()
  await trx.deleteFrom('chaves_de_correio').where('criada_em', '<=', before).execute()
  const made = await trx
    .selectFrom('chaves_de_correio')
    .select('chave_hash')
    .where('id_usuario', '=', id_usuario)
    .where('uso', 'in', usos)
    .execute()
  return made.length >= MOST_AT_ONCE * usos.length
}

/** Finds a chave without using it up; undefined if there is none, or if it was used or has expired. */
export async function findChave(
  db: Database,
  chave: string,
  usos: readonly Chave['uso'][],
  nowMs: number,
): Promise<Chave | undefined> {
  return db
    .selectFrom('chaves_de_correio')
    .selectAll()
    .where('chave_hash', '=', hashOf(chave))
    .where('uso', 'in', usos)
    .where('vence_em', '>', new Date(nowMs).toISOString())
    .executeTakeFirst()
}

/**
 * Finds a chave and uses it up: of several calls at once, only one gets it. Undefined in the same cases as findChave. A
 * used chave still counts for hasEnough.
 */
export async function takeChave(
  trx: DatabaseTransaction,
  chave: string,
  usos: readonly Chave['uso'][],
  nowMs: number,
): Promise<Chave | undefined> {
  const found = await findChave(trx, chave, usos, nowMs)
  if (!found) return undefined
  const { numUpdatedRows } = await trx
    .updateTable('chaves_de_correio')
    .set(EXPIRED)
    .where('chave_hash', '=', found.chave_hash)
    .where('vence_em', '>', new Date(nowMs).toISOString())
    .executeTakeFirst()
  return numUpdatedRows > 0n ? found : undefined
}

/**
 * Makes all chaves that were mailed to an account for these purposes expire; by default for all purposes. They still
 * count for hasEnough.
 */
export async function voidChaves(
  trx: DatabaseTransaction,
  id_usuario: number,
  usos: readonly Chave['uso'][] = USOS,
): Promise<void> {
  await trx
    .updateTable('chaves_de_correio')
    .set(EXPIRED)
    .where('id_usuario', '=', id_usuario)
    .where('uso', 'in', usos)
    .execute()
}

/** A fast hash is enough: 32 random bytes cannot be guessed. */
const hashOf = (chave: string) => createHash('sha256').update(chave).digest('base64url')
