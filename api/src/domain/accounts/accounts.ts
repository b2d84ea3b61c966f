import { randomBytes } from 'node:crypto'
import type { Funcao, Perfil, Usuario } from '@rumo/contract'
import { toSearchText } from '@rumo/contract/search-text'
import { isEqual, pick } from 'es-toolkit'
import { voidChaves } from '../correio/chaves.ts'
import { eraseAccountFromLog, recordChange } from '../registro/audit-log.ts'
import { refusing } from '../../infra/database/constraints.ts'
import { dropOrphanedDrafts, refreshEstadosOf } from '../redacoes/correcoes.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { forgetDeleted } from '../../infra/database/forget-deleted.ts'
import { lockName } from '../../infra/database/lock.ts'
import { ABSENT } from '../registro/take-retratos.ts'
import { shareGabaritos } from '../tentativas/begin.ts'
import { EmailTakenError } from './accounts.errors.ts'
import { countCota, mudancaOf } from './limits/cotas.ts'
import type { Limit } from './limits/limits.ts'
import { keepAdministrador, lowerEmail, refuseStale } from './refusals.ts'

const VERSAO_DOS_TOKENS_BYTES = 16

/** The columns of an account that calls may return: all but its secrets. */
export const USUARIO = ['id', 'nome', 'email', 'perfil', 'funcao', 'versao'] as const

/** The values of a new account; the password is already hashed. */
export interface NewAccount {
  nome: string
  email: string
  perfil: Perfil
  funcao?: Funcao | null | undefined
  senha_hash: string
}

/**
 * The fields of an account to change. With a `versao`, the change is refused unless the account still has that version.
 */
export type AccountChanges = Partial<NewAccount> & { versao?: number | undefined }

/** An account with the version that its tokens must carry to be valid. */
export type VersionedUsuario = Usuario & { versao_dos_tokens: string }

/** Inserts an account, without a line in the audit log. Throws a ConflictError if its e-mail is taken. */
export async function insertAccount(db: Database, account: NewAccount): Promise<Usuario> {
  const values = {
    ...account,
    ...derivedOf(account),
    versao_dos_tokens: newVersaoDosTokens(),
    criado_em: new Date().toISOString(),
  }
  return refusingTaken(
    db.insertInto('usuarios').values(values).returning(USUARIO).executeTakeFirstOrThrow(),
  )
}

/** Like insertAccount, with a line in the audit log that names `autor`: null for a visitor who signs up. */
export async function createAccount(
  db: Database,
  account: NewAccount,
  autor: number | null,
): Promise<Usuario> {
  return db.transaction().execute(async (trx) => {
    const depois = await insertAccount(trx, account)
    await recordChange(trx, { ...changeOf(depois.id, autor), acao: 'criacao', depois })
    return depois
  })
}

/**
 * Changes the given fields of an account, in a transaction; a new password, perfil or função ends its tokens. Gives
 * undefined if there is no such account, or if its tokens ended before the account's own change. Throws a ConflictError
 * if the e-mail is taken, if no administrator would be left, or if `versao` is not the account's, a
 * TooManyAttemptsError beyond the limit of own changes.
 */
export async function changeAccount(
  db: Database,
  ...change: AccountChange
): Promise<VersionedUsuario | undefined> {
  return db.transaction().execute((trx) => changeAccountIn(trx, ...change))
}

/** Given when an account changes itself: its session must still be valid, and the number of such changes is limited. */
interface OwnChange {
  versaoDosTokens: string
  limit: Limit
}

type AccountChange = [id: number, changes: AccountChanges, autor: number, own?: OwnChange]

/** Like changeAccount, in the caller's transaction. */
export async function changeAccountIn(
  trx: DatabaseTransaction,
  ...[id, { versao, ...changes }, autor, own]: AccountChange
): Promise<VersionedUsuario | undefined> {
  const current = await lockAccount(trx, id, own?.versaoDosTokens)
  if (!current) return undefined
  refuseStale(current, versao)
  const account = { ...kept(current), ...changes }
  if (account.perfil === 'Administrador') account.funcao = null
  if (isEqual(account, kept(current))) return current
  if (account.perfil !== 'Administrador') await keepAdministrador(trx, current)
  if (own) await countCota(trx, mudancaOf(id), own.limit)
  const isRecast = !isEqual(roleOf(account), roleOf(current))
  const endsTokens = changes.senha_hash !== undefined || isRecast
  const values = {
    ...account,
    ...derivedOf(account),
    ...(endsTokens && { versao_dos_tokens: newVersaoDosTokens() }),
  }
  const changed = await refusingTaken(
    trx
      .updateTable('usuarios')
      .set(values)
      .set(({ eb }) => ({ versao: eb('versao', '+', 1) }))
      .where('id', '=', id)
      .returning([...USUARIO, 'versao_dos_tokens'])
      .executeTakeFirst(),
  )
  if (isRecast) await refreshEstadosOf(trx, id)
  // Links that were mailed before stop working: they went to the old e-mail, or another person who had the password may
  // have requested them.
  if (changes.senha_hash !== undefined || account.email !== current.email) await voidChaves(trx, id)
  await recordChange(trx, {
    ...changeOf(id, autor),
    acao: 'alteracao',
    antes: pick(current, USUARIO),
    retrato: { ...ABSENT, linha: kept(current) },
    depois: {
      ...(changed && pick(changed, USUARIO)),
      ...(changes.senha_hash !== undefined && { senha_alterada: true }),
    },
  })
  return changed
}

/**
 * Removes an account with all data about it; its e-mail is deleted from reports of errors too. Returns false if there
 * is no such account, or if `versaoDosTokens` is given and the account has another one. Afterwards the deleted data is
 * erased from SQLite's files (forgetDeleted). Throws a ConflictError if no administrator would be left.
 */
export async function removeAccount(
  db: Database,
  id: number,
  autor: number,
  versaoDosTokens?: string,
): Promise<boolean> {
  const isRemoved = await db.transaction().execute(async (trx) => {
    // The account's answers are deleted too, so no change of an answer key may write the same rows meanwhile.
    await shareGabaritos(trx)
    const current = await lockAccount(trx, id, versaoDosTokens)
    if (!current) return false
    await keepAdministrador(trx, current)
    await recordChange(trx, { ...changeOf(id, autor), acao: 'exclusao' })
    await eraseAccountFromLog(trx, id)
    for (const table of ['relatos', 'relatos_guardados'] as const) {
      await trx
        .updateTable(table)
        .set({ email: null })
        .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', lowerEmail(current.email)))
        .execute()
    }
    await trx.deleteFrom('usuarios').where('id', '=', id).execute()
    await dropOrphanedDrafts(trx)
    return true
  })
  if (isRemoved) await forgetDeleted(db)
  return isRemoved
}

/**
 * Reads an account and makes all other changes of accounts wait: two changes at once that each leave one administrator
 * would together leave none. Undefined if there is no such account, or not with this `versaoDosTokens`.
 */
export async function lockAccount(trx: DatabaseTransaction, id: number, versaoDosTokens?: string) {
  await lockAccounts(trx)
  return trx
    .selectFrom('usuarios')
    .select([...USUARIO, 'versao_dos_tokens'])
    .where('id', '=', id)
    .$if(versaoDosTokens !== undefined, (query) =>
      query.where('versao_dos_tokens', '=', versaoDosTokens ?? ''),
    )
    .executeTakeFirst()
}

/**
 * Makes all other changes of accounts wait. Lock it before the rows that belong to an account: two changes that lock
 * them in opposite orders would deadlock.
 */
export const lockAccounts = (trx: DatabaseTransaction) => lockName(trx, 'usuarios')

/** The e-mail is the only unique column of an account, so a violated unique constraint means that it is taken. */
const refusingTaken = <Row>(query: Promise<Row>): Promise<Row> =>
  refusing(query, { unique: () => new EmailTakenError() })

/** A line of the audit log about an account; personal data in it is deleted with the account. */
function changeOf(id_registro: number, autor: number | null) {
  return { entidade: 'usuarios', id_registro, autor, antes: null, depois: null } as const
}

function kept({ nome, email, ...role }: Usuario) {
  return { nome, email, ...roleOf(role) }
}

/** The fields that decide what an account may do; a change of them ends its tokens. */
function roleOf({ perfil, funcao = null }: Pick<Usuario, 'perfil' | 'funcao'>) {
  return { perfil, funcao }
}

function derivedOf({ nome, email }: Pick<NewAccount, 'nome' | 'email'>) {
  return { email_minusculo: lowerEmail(email), busca: toSearchText(`${nome} ${email}`) }
}

function newVersaoDosTokens(): string {
  return randomBytes(VERSAO_DOS_TOKENS_BYTES).toString('base64url')
}
