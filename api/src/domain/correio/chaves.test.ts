import { expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { makeChave, takeChave, voidChaves } from './chaves.ts'

const NOW = Date.now() - 60_000

it('is used up for a call as well that read the clock before', async ({ db, make }) => {
  const { id } = await make.usuario()
  const purpose = { id_usuario: id, uso: 'senha', email: null } as const
  await db.transaction().execute(async (trx) => {
    const used = await makeChave(trx, purpose, NOW - 1000)
    expect(await takeChave(trx, used, ['senha'], NOW)).toMatchObject(purpose)
    expect(await takeChave(trx, used, ['senha'], NOW - 100)).toBeUndefined()
    const voided = await makeChave(trx, purpose, NOW - 1000)
    await voidChaves(trx, id)
    expect(await takeChave(trx, voided, ['senha'], NOW - 100)).toBeUndefined()
  })
})
