import type { Selectable } from 'kysely'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import type { Tables } from '../../infra/tables/tables.ts'
import { DeliveryError } from './delivery-error.ts'
import type { Mensagem } from './mensagens.ts'

const MINUTE_MS = 60_000
/** How long a server may take to send a mail before another server tries. */
const CLAIM_MS = 2 * MINUTE_MS
/** How long to wait after each failure; the last wait repeats. */
const WAITS_MS = [1, 2, 5, 15, 60].map((minutes) => minutes * MINUTE_MS)
/** How long a mail stays readable that was only marked as sent, because there is no mail server. */
const KEPT_MS = 24 * 60 * MINUTE_MS
const BATCH_SIZE = 20
const MAIL = ['para', 'assunto', 'texto', 'chave_de_saida'] as const

type Mail = Pick<Selectable<Tables['mensagens']>, (typeof MAIL)[number]>
type Row = Mail & Pick<Selectable<Tables['mensagens']>, 'id' | 'tentativas'>

/** Sends a mail. Rejects with the answer of the mail server: from a `responseCode` of 500 on, a retry is useless. */
export type Send = (mail: Mail) => Promise<void>

interface Queued extends Mensagem {
  id_usuario: number
  para: string
  /** When the mail's content is outdated; after that the mail is not sent. */
  vence_em: string
  /** The key in the mail's link for unsubscribing. */
  chave_de_saida?: string
}

/** Queues a mail, which is sent after the transaction is committed. */
export async function enqueue(
  trx: DatabaseTransaction,
  mail: Queued,
  nowMs: number,
): Promise<void> {
  const criada_em = new Date(nowMs).toISOString()
  await trx
    .insertInto('mensagens')
    .values({ ...mail, criada_em, tentar_em: criada_em })
    .execute()
}

interface Delivery {
  db: Database
  /** Null without a mail server: mails are then marked as sent and kept for reading. */
  send: Send | null
  nowMs: number
}

/** Sends the mails that are due, one after the other. Returns the errors, without addresses. */
export async function sendDue({ db, send, nowMs }: Delivery): Promise<Error[]> {
  const now = new Date(nowMs).toISOString()
  await db
    .deleteFrom('mensagens')
    .where('vence_em', '<=', now)
    .where('enviada_em', 'is', null)
    .execute()
  await db
    .deleteFrom('mensagens')
    .where('enviada_em', '<=', new Date(nowMs - KEPT_MS).toISOString())
    .execute()
  const due = await db
    .selectFrom('mensagens')
    .select(MAIL)
    .select(['id', 'tentativas'])
    .where('enviada_em', 'is', null)
    .where('tentar_em', '<=', now)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
  const failures: Error[] = []
  for (const mail of due) {
    if (!(await claim(db, mail, nowMs))) continue
    const failure =
      send === null ? await markSent(db, mail, now) : await handOver(db, send, mail, nowMs)
    if (failure) failures.push(failure)
  }
  return failures
}

/** Takes a mail for this server; false if another server was faster. */
async function claim(db: Database, { id, tentativas }: Row, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mensagens')
    .set({ tentativas: tentativas + 1, tentar_em: new Date(nowMs + CLAIM_MS).toISOString() })
    .where('id', '=', id)
    .where('tentativas', '=', tentativas)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function markSent(db: Database, { id }: Row, now: string): Promise<undefined> {
  await db.updateTable('mensagens').set({ enviada_em: now }).where('id', '=', id).execute()
}

/** Sends a mail and deletes it, unless a retry may help. Returns the error, if any. */
async function handOver(
  db: Database,
  send: Send,
  { id, tentativas, ...mail }: Row,
  nowMs: number,
): Promise<Error | undefined> {
  const failure = await send(mail).then(
    () => undefined,
    (error: unknown) => new DeliveryError(error),
  )
  if (failure === undefined || failure.isFinal) {
    await db.deleteFrom('mensagens').where('id', '=', id).execute()
    return failure
  }
  const wait = WAITS_MS[tentativas] ?? WAITS_MS.at(-1) ?? CLAIM_MS
  const tentar_em = new Date(nowMs + wait).toISOString()
  await db.updateTable('mensagens').set({ tentar_em }).where('id', '=', id).execute()
  return failure
}
