import type { Selectable } from 'kysely'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import type { Tables } from '../../infra/tables/tables.ts'
import { DeliveryError } from './delivery-error.ts'
import type { Mensagem } from './mensagens.ts'

const MINUTE_MS = 60_000
/** How long a server may take to send a mail before another one tries. */
const CLAIM_MS = 2 * MINUTE_MS
/** The wait after each failure; the last one repeats. */
const WAITS_MS = [1, 2, 5, 15, 60].map((minutes) => minutes * MINUTE_MS)
/** How long a mail that is marked as sent can be read. */
const SHOWN_MS = 24 * 60 * MINUTE_MS
const AT_ONCE = 20
const MAIL = ['para', 'assunto', 'texto', 'chave_de_saida'] as const

type Mail = Pick<Selectable<Tables['mensagens']>, (typeof MAIL)[number]>
type Row = Mail & Pick<Selectable<Tables['mensagens']>, 'id' | 'tentativas'>

/** Sends a mail. Rejects with the server's answer: a `responseCode` from 500 up is final. */
export type Send = (mail: Mail) => Promise<void>

interface Queued extends Mensagem {
  id_usuario: number
  para: string
  /** When its content is out of date: from then on it is not sent. */
  vence_em: string
  /** Stops further mails of its kind. */
  chave_de_saida?: string
}

/** Queues a mail: it goes out once the transaction is committed. */
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
  /** Null where no server takes mails: they are marked as sent and kept to be read. */
  send: Send | null
  nowMs: number
}

/** Sends what is due, one after the other, each by one server alone; gives the errors, without the addresses. */
export async function sendDue({ db, send, nowMs }: Delivery): Promise<Error[]> {
  const now = new Date(nowMs).toISOString()
  await db
    .deleteFrom('mensagens')
    .where('vence_em', '<=', now)
    .where('enviada_em', 'is', null)
    .execute()
  await db
    .deleteFrom('mensagens')
    .where('enviada_em', '<=', new Date(nowMs - SHOWN_MS).toISOString())
    .execute()
  const due = await db
    .selectFrom('mensagens')
    .select(MAIL)
    .select(['id', 'tentativas'])
    .where('enviada_em', 'is', null)
    .where('tentar_em', '<=', now)
    .orderBy('id')
    .limit(AT_ONCE)
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

/** Whether this server may send it. */
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

/** Deletes a mail that was sent or finally refused. Gives the error, if any. */
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
