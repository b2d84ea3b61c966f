import { SessionEndedError } from '../../domain/accounts/accounts.errors.ts'
import { changeAccountIn, lockAccount, lockAccounts } from '../../domain/accounts/accounts.ts'
import { checkCota, mudancaOf } from '../../domain/accounts/limits/cotas.ts'
import type { Session } from '../../domain/accounts/sessions.ts'
import type { Limit } from '../../domain/accounts/limits/limits.ts'
import {
  expiryOf,
  findChave,
  hasEnough,
  makeChave,
  takeChave,
  voidChaves,
} from '../../domain/correio/chaves.ts'
import { enqueue } from '../../domain/correio/mail-queue.ts'
import { confirmeOAtual, confirmeONovo } from '../../domain/correio/mensagens.ts'
import type { Database } from '../../infra/database/db.ts'
import { lockName } from '../../infra/database/lock.ts'
import { findByEmail } from './nova-senha.repository.ts'

const OF_EMAIL = ['email_atual', 'email_novo'] as const

/** Changing the e-mail of an account, which both addresses have to confirm. */
export function trocaDeEmailRepository(db: Database, limit: Limit) {
  return {
    isTaken: async (email: string): Promise<boolean> =>
      (await findByEmail(db, email)) !== undefined,

    /** Throws if the account has changed its own data too often. */
    checkChange: async (id: number): Promise<void> =>
      void (await checkCota(db, mudancaOf(id), limit)),

    /**
     * Sends a mail to both addresses, and cancels an earlier request. Returns false if the account has had too many mails.
     * Throws a SessionEndedError if the session ended or the e-mail changed in the meantime.
     */
    mail: ({ usuario, token }: Session, novo: string, site: string, nowMs: number) =>
      db.transaction().execute(async (trx) => {
        const { id, email } = usuario
        await lockName(trx, `correio ${id}`)
        const account = await lockAccount(trx, id, token.versao)
        if (account?.email !== email) throw new SessionEndedError()
        if (await hasEnough(trx, id, OF_EMAIL, nowMs)) return false
        await voidChaves(trx, id, OF_EMAIL)
        const chaveOf = (uso: (typeof OF_EMAIL)[number]) =>
          makeChave(trx, { id_usuario: id, uso, email: novo }, nowMs)
        const common = { id_usuario: id, vence_em: expiryOf(nowMs) }
        const toOld = confirmeOAtual(site, await chaveOf('email_atual'))
        await enqueue(trx, { ...toOld, ...common, para: email }, nowMs)
        const toNew = confirmeONovo(site, await chaveOf('email_novo'))
        await enqueue(trx, { ...toNew, ...common, para: novo }, nowMs)
        return true
      }),

    /**
     * Confirms one of the two addresses. Returns whether the other one is still missing; undefined if the key is invalid.
     * Throws an EmailTakenError if another account has taken the e-mail.
     */
    confirm: (chave: string, nowMs: number): Promise<boolean | undefined> =>
      db.transaction().execute(async (trx) => {
        const known = await findChave(trx, chave, OF_EMAIL, nowMs)
        if (!known) return undefined
        // Both locks are taken before anything is written: taken one by one, two confirmations could wait for each
        // other.
        await lockName(trx, `correio ${known.id_usuario}`)
        await lockAccounts(trx)
        const taken = await takeChave(trx, chave, OF_EMAIL, nowMs)
        if (!taken) return undefined
        const { id_usuario, email } = taken
        if (email === null) return undefined
        const other = await trx
          .selectFrom('chaves_de_correio')
          .select('vence_em')
          .where('id_usuario', '=', id_usuario)
          .where('uso', 'in', OF_EMAIL)
          .where('email', '=', email)
          .executeTakeFirst()
        if (other) return true
        const changed = await changeAccountIn(trx, id_usuario, { email }, id_usuario)
        return changed ? false : undefined
      }),
  }
}
