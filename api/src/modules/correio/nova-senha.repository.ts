import { changeAccountIn, lockAccount, lockAccounts } from '../../domain/accounts/accounts.ts'
import { lowerEmail } from '../../domain/accounts/refusals.ts'
import {
  expiryOf,
  findChave,
  hasEnough,
  makeChave,
  takeChave,
} from '../../domain/correio/chaves.ts'
import { enqueue } from '../../domain/correio/mail-queue.ts'
import { senhaEsquecida, senhaTrocada } from '../../domain/correio/mensagens.ts'
import type { Database } from '../../infra/database/db.ts'
import { lockName } from '../../infra/database/lock.ts'

const DAY_MS = 86_400_000

/** Replaces a forgotten password by mail; the links in the mails lead to `site`. */
export function novaSenhaRepository(db: Database, site: string) {
  return {
    /**
     * Sends a link to the address. Does nothing when no account has this e-mail, or when the account has had enough
     * mails.
     */
    mail: (email: string, nowMs: number): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const found = await findByEmail(trx, email)
        if (!found) return
        await lockName(trx, `correio ${found.id}`)
        // The account's e-mail may have changed before the lock was taken.
        const account = await lockAccount(trx, found.id)
        if (account?.email !== found.email) return
        if (await hasEnough(trx, found.id, ['senha'], nowMs)) return
        const purpose = { id_usuario: found.id, uso: 'senha', email: null } as const
        const mail = {
          ...senhaEsquecida(site, await makeChave(trx, purpose, nowMs)),
          id_usuario: found.id,
          para: found.email,
          vence_em: expiryOf(nowMs),
        }
        await enqueue(trx, mail, nowMs)
      }),

    /**
     * The account whose password the key of a mail (`chave`) may replace; undefined when the key is invalid or has
     * expired.
     */
    async find(chave: string, nowMs: number): Promise<{ id: number; email: string } | undefined> {
      const found = await findChave(db, chave, ['senha'], nowMs)
      if (!found) return undefined
      return db
        .selectFrom('usuarios')
        .select(['id', 'email'])
        .where('id', '=', found.id_usuario)
        .executeTakeFirst()
    },

    /** Replaces the password; gives whether the key was still valid. */
    choose: (chave: string, senha_hash: string, nowMs: number): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await lockAccounts(trx)
        const taken = await takeChave(trx, chave, ['senha'], nowMs)
        if (!taken) return false
        const { id_usuario } = taken
        const changed = await changeAccountIn(trx, id_usuario, { senha_hash }, id_usuario)
        if (!changed) return false
        const vence_em = new Date(nowMs + DAY_MS).toISOString()
        const mail = { ...senhaTrocada(site), id_usuario, para: changed.email, vence_em }
        await enqueue(trx, mail, nowMs)
        return true
      }),
  }
}

/** The account that has this e-mail, in upper or lower case. */
export function findByEmail(reader: Database, email: string) {
  return reader
    .selectFrom('usuarios')
    .select(['id', 'email'])
    .where('email_minusculo', '=', lowerEmail(email))
    .executeTakeFirst()
}
