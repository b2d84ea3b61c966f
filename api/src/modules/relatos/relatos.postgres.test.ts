import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

describe('POST /relatos', () => {
  it('answers 404 to a question that is removed while the report is written', async ({ api }) => {
    const { id } = await api.make.questao()
    const report = await api.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('questoes').where('id', '=', id).execute()
      const sent = api.post('/relatos', { id_questao: id, texto: 'A letra B também.' })
      const waiting = () => sql`select 1 from pg_locks where not granted`.execute(trx)
      await expect.poll(waiting).toMatchObject({ rows: [expect.anything()] })
      return { sent }
    })
    expect(await report.sent).toMatchObject({
      status: 404,
      body: { codigo: 'questao_inexistente' },
    })
    expect(await api.db.selectFrom('relatos').selectAll().execute()).toEqual([])
  })
})
