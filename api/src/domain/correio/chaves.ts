import { createHash, randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import type { Tables } from '../../infra/tables/tables.ts'

const CHAVE_BYTES = 32
const VALID_MS = 30 * 60_000
/** How many mails of one purpose an account gets in half an hour: others could flood it with more. */
const MOST_AT_ONCE = 5

type Chave = Selectable<Tables['chaves_de_correio']>
const USOS: readonly Chave['uso'][] = ['senha', 'email_atual', 'email_novo']
type Purpose = Pick<Chave, 'id_usuario' | 'uso' | 'email'>

/** Expires a chave at its creation, not now: a call that waited for this one compares with an earlier time. */
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

/** Whether an account got as many mails for these purposes in half an hour as it may. Deletes what is older. */
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

/** Finds an unused chave without using it up; undefined once it was used or has expired. */
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

/** Uses it up: of several calls at once one gets it. Undefined as findChave. It still counts for hasEnough. */
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
 * Expires the chaves that an account was mailed for these purposes: for all, unless told. They still count for
 * hasEnough.
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

/** 32 random bytes cannot be guessed: they need no slow hash. */
const hashOf = (chave: string) => createHash('sha256').update(chave).digest('base64url')
