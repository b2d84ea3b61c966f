import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import type { Tables } from '../../infra/tables/tables.ts'

const CHAVE_BYTES = 32
const VALID_MS = 30 * 60_000
const HOUR_MS = 3_600_000
/** Mails that an account gets in an hour because it was asked for: more would be a nuisance made by others. */
const MOST_IN_AN_HOUR = 5

type Chave = Selectable<Tables['chaves_de_correio']>
const USOS: readonly Chave['uso'][] = ['senha', 'email_atual', 'email_novo']
type Purpose = Pick<Chave, 'id_usuario' | 'uso' | 'email'>

/** Until when what is made now may be shown again. */
export const expiryOf = (nowMs: number) => new Date(nowMs + VALID_MS).toISOString()

/** Makes what a mail brings, to be shown within 30 minutes; the database keeps its hash alone. */
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

/** Whether an account was mailed so often within the hour that it gets no more. Forgets what was made before. */
export async function hasEnough(
  trx: DatabaseTransaction,
  id_usuario: number,
  nowMs: number,
): Promise<boolean> {
  const hourAgo = new Date(nowMs - HOUR_MS).toISOString()
  await trx.deleteFrom('chaves_de_correio').where('criada_em', '<=', hourAgo).execute()
  const made = await trx
    .selectFrom('chaves_de_correio')
    .select('chave_hash')
    .where('id_usuario', '=', id_usuario)
    .execute()
  return made.length >= MOST_IN_AN_HOUR
}

/** Looks at what was shown, which stays; undefined once it was used, or has expired. */
export async function findChave(
  db: Database | DatabaseTransaction,
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

/** Uses it up: of many who show it at once one gets it. Undefined as findChave. */
export async function takeChave(
  trx: DatabaseTransaction,
  chave: string,
  usos: readonly Chave['uso'][],
  nowMs: number,
): Promise<Chave | undefined> {
  const found = await findChave(trx, chave, usos, nowMs)
  if (!found) return undefined
  const { chave_hash } = found
  return trx
    .deleteFrom('chaves_de_correio')
    .where('chave_hash', '=', chave_hash)
    .returningAll()
    .executeTakeFirst()
}

/** What an account was mailed is good for nothing from now on, and still counts among the mails of the hour. */
export async function voidChaves(
  trx: DatabaseTransaction,
  id_usuario: number,
  nowMs: number,
  usos: readonly Chave['uso'][] = USOS,
): Promise<void> {
  await trx
    .updateTable('chaves_de_correio')
    .set({ vence_em: new Date(nowMs).toISOString(), email: null })
    .where('id_usuario', '=', id_usuario)
    .where('uso', 'in', usos)
    .execute()
}

/** Nobody can guess 32 random bytes: they need no slow hash. */
const hashOf = (chave: string) => createHash('sha256').update(chave).digest('base64url')
