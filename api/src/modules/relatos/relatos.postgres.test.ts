import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { during } from '../../testing/during.ts'

describe('POST /relatos', () => {
  it('answers 404 to a question that is removed while the report is written', async ({ api }) => {
    const { id } = await api.make.questao()
    const sent = await during(
      api.db,
      (trx) => trx.deleteFrom('questoes').where('id', '=', id).execute(),
      () => api.post('/relatos', { id_questao: id, texto: 'A letra B também.' }),
    )
    expect(sent).toMatchObject({
      status: 404,
      body: { codigo: 'questao_inexistente' },
    })
    expect(await api.db.selectFrom('relatos').selectAll().execute()).toEqual([])
  })
})
