import { expect } from 'vitest'
import { it } from '../../../testing/database.ts'
import { countSenha, deletePastCotas } from './cotas-de-senhas.ts'

const NOW_MS = Date.parse('2026-05-31T16:00:00.000Z')
const cotaOf = (chave: string) => ({ chave, limit: { count: 5, minutes: 1 } })

it('forgetting what is over waits for nothing that is being counted anew', async ({ db }) => {
  await db.transaction().execute(async (trx) => {
    for (const chave of ['over', 'again']) await countSenha(trx, cotaOf(chave), NOW_MS)
  })
  const laterMs = NOW_MS + 60_000
  const [counted, forgotten] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const counting = db.transaction().execute(async (trx) => {
    await countSenha(trx, cotaOf('again'), laterMs)
    counted.resolve()
    await forgotten.promise
  })
  await counted.promise
  await deletePastCotas(db, laterMs).finally(forgotten.resolve)
  await counting
  const kept = await db.selectFrom('cotas_de_senhas').selectAll().execute()
  expect(kept).toEqual([
    { chave: 'again', ate: new Date(laterMs + 60_000).toISOString(), quantas: 1 },
  ])
})
