import { describe, expect } from 'vitest'
import { it } from '../../../testing/database.ts'
import { TooManyAttemptsError } from './limits.errors.ts'
import { countCota } from './cotas.ts'

const LIMIT = { count: 5, minutes: 60 }
const NOW_MS = Date.parse('2026-05-31T16:00:00.000Z')
const MINUTE_MS = 60_000

describe('countCota', () => {
  it('lets in up to the limit, of each account and kind, and again once its time is over', async ({
    db,
    make,
  }) => {
    const [ana, bia] = [await make.usuario(), await make.usuario()]
    const bring = (quantas: number, { by = ana, acao = 'tentativas' as const, after = 0 } = {}) =>
      db.transaction().execute((trx) => {
        const nowMs = NOW_MS + after * MINUTE_MS
        return countCota(trx, { idUsuario: by.id, acao, quantas, nowMs }, LIMIT)
      })
    await bring(3)
    await bring(2, { after: 59 })
    await expect(bring(1, { after: 59 })).rejects.toMatchObject({
      statusCode: 429,
      headers: { 'retry-after': '60' },
    })
    await expect(bring(1)).rejects.toMatchObject({ headers: { 'retry-after': '3600' } })
    await bring(0)
    await bring(5, { by: bia })
    await bring(5, { after: 60 })
    await expect(bring(1, { after: 61 })).rejects.toThrow(TooManyAttemptsError)
  })

  it('counts nothing of what it refuses', async ({ db, make }) => {
    const { id: idUsuario } = await make.usuario()
    const bring = (quantas: number) =>
      db
        .transaction()
        .execute((trx) =>
          countCota(trx, { idUsuario, acao: 'simulados', quantas, nowMs: NOW_MS }, LIMIT),
        )
    await bring(4)
    await expect(bring(2)).rejects.toThrow(TooManyAttemptsError)
    await bring(1)
  })

  it('lets in what comes first, however much: it comes from a device in one piece', async ({
    db,
    make,
  }) => {
    const { id: idUsuario } = await make.usuario()
    await db
      .transaction()
      .execute((trx) =>
        countCota(trx, { idUsuario, acao: 'tentativas', quantas: 500, nowMs: NOW_MS }, LIMIT),
      )
    const rows = await db.selectFrom('cotas').selectAll().execute()
    expect(rows).toMatchObject([{ id_usuario: idUsuario, quantas: 500 }])
  })
})
