import { describe, expect } from 'vitest'
import type { Database } from '../../infra/database/db.ts'
import { it } from '../../testing/database.ts'
import { DeliveryError } from './delivery-error.ts'
import { enqueue, type Send, sendDue } from './mail-queue.ts'

const MINUTE_MS = 60_000
const NOW = Date.parse('2026-11-27T12:00:00.000Z')

interface World {
  db: Database
  make: { usuario: () => Promise<{ id: number }> }
}

async function queue({ db, make }: World, count = 1, minutes = 30): Promise<void> {
  const { id } = await make.usuario()
  const vence_em = new Date(NOW + minutes * MINUTE_MS).toISOString()
  await db.transaction().execute(async (trx) => {
    for (let n = 1; n <= count; n += 1) {
      const mail = { assunto: `Assunto ${n}`, texto: 'Olá!', para: `p${n}@exemplo.br` }
      await enqueue(trx, { ...mail, id_usuario: id, vence_em }, NOW)
    }
  })
}

/** A fake mail server that rejects a mail with the error that `refusal` returns for its address. */
function taking(refusal: (to: string) => object | undefined = () => undefined) {
  const taken: string[] = []
  const send: Send = async ({ para }) => {
    const error = refusal(para)
    if (error) throw Object.assign(new Error(`${para} não existe`), error)
    taken.push(para)
  }
  return { taken, send }
}

const refusing: Send = () => Promise.reject(Object.assign(new Error(), { code: 'ECONNECTION' }))

const waiting = async (db: Database) =>
  (await db.selectFrom('mensagens').select('para').execute()).map(({ para }) => para)

describe('mails that wait', () => {
  it('go out in their order, once, and are forgotten', async ({ db, make }) => {
    await queue({ db, make }, 3)
    const { taken, send } = taking()
    expect(await sendDue({ db, send, nowMs: NOW })).toEqual([])
    expect(await sendDue({ db, send, nowMs: NOW + MINUTE_MS })).toEqual([])
    expect(taken).toEqual(['p1@exemplo.br', 'p2@exemplo.br', 'p3@exemplo.br'])
    expect(await waiting(db)).toEqual([])
  })

  it('go out once, though several servers look for them at once', async ({ db, make }) => {
    await queue({ db, make }, 10)
    const { taken, send } = taking()
    await Promise.all([1, 2, 3].map(() => sendDue({ db, send, nowMs: NOW })))
    expect(taken).toHaveLength(10)
    expect(new Set(taken).size).toBe(10)
  })

  it('are tried again, each time later, until they say nothing that is true', async ({
    db,
    make,
  }) => {
    await queue({ db, make }, 1, 30)
    const tries: number[] = []
    for (let minute = 0; minute < 60; minute += 1) {
      const failures = await sendDue({ db, send: refusing, nowMs: NOW + minute * MINUTE_MS })
      if (failures.length > 0) tries.push(minute)
    }
    expect(tries).toEqual([0, 1, 3, 8, 23])
    expect(await waiting(db)).toEqual([])
  })

  it('are not tried again where the server said that it will never take them', async ({
    db,
    make,
  }) => {
    await queue({ db, make }, 2)
    const { taken, send } = taking((to) =>
      to === 'p1@exemplo.br' ? { responseCode: 550 } : undefined,
    )
    const [failure] = await sendDue({ db, send, nowMs: NOW })
    expect(failure).toBeInstanceOf(DeliveryError)
    expect(taken).toEqual(['p2@exemplo.br'])
    expect(await waiting(db)).toEqual([])
  })

  it('are named to a log by no address', async ({ db, make }) => {
    await queue({ db, make })
    const { send } = taking(() => ({ code: 'EENVELOPE', responseCode: 450 }))
    const [failure] = await sendDue({ db, send, nowMs: NOW })
    expect(failure?.message).toBe('a mail was not taken: EENVELOPE 450')
    expect(JSON.stringify([failure?.stack, failure?.cause])).not.toContain('p1@')
  })

  it('are for another server once one that began to send them is gone', async ({ db, make }) => {
    await queue({ db, make })
    const begun = Promise.withResolvers<void>()
    const hang: Send = () => {
      begun.resolve()
      return new Promise(() => undefined)
    }
    void sendDue({ db, send: hang, nowMs: NOW })
    await begun.promise
    const { taken, send } = taking()
    for (const minutes of [0, 1, 2]) {
      await sendDue({ db, send, nowMs: NOW + minutes * MINUTE_MS })
      expect(taken).toHaveLength(minutes === 2 ? 1 : 0)
    }
  })

  it('go with the account', async ({ db, make }) => {
    await queue({ db, make })
    await db.deleteFrom('usuarios').execute()
    expect(await waiting(db)).toEqual([])
  })
})
