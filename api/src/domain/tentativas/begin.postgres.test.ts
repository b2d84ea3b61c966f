import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { during } from '../../testing/during.ts'
import { alternativasOf, expectCounted, tentativaOf } from '../../testing/estudante.ts'
import { corrigidaOf } from '../../testing/practice.ts'
import { editor } from '../../testing/change-questao.ts'
import { shareGabaritos, lockGabaritos } from './begin.ts'
import { writeTentativas } from './write-tentativas.ts'

const resultados = ({ db }: TestApi) => db.selectFrom('tentativas').select('resultado').execute()

describe('while a key changes', () => {
  it('an answer waits, and is graded by the new one', async ({ api }) => {
    const { token } = await api.enter()
    const questao = await api.make.questao()
    const wrong = { id_alternativa: alternativasOf(questao).errada }
    const tentativas = [tentativaOf(questao, wrong)]
    const sent = await during(
      api.db,
      async (trx) => {
        await lockGabaritos(trx)
        const own = trx.updateTable('questoes').where('id', '=', questao.id)
        await own.set({ situacao: 'anulada' }).execute()
      },
      () => api.post('/tentativas', { tentativas }, token),
    )
    expect(sent.status).toBe(200)
    expect(await resultados(api)).toEqual([{ resultado: 'certa' }])
    await expectCounted(api.db)
  })
})

describe('while an answer is written', () => {
  it('a change of its key waits, and grades it again', async ({ api }) => {
    const { usuario } = await api.enter()
    const { edit } = await editor(api)
    const questao = await api.make.questao()
    const changed = await during(
      api.db,
      async (trx) => {
        await shareGabaritos(trx)
        await writeTentativas(trx, usuario.id, [corrigidaOf(questao)])
      },
      () =>
        edit(questao.id, (whole) => {
          whole.questao.situacao = 'anulada'
        }),
    )
    expect(changed.status).toBe(200)
    expect(await resultados(api)).toEqual([{ resultado: 'certa' }])
    await expectCounted(api.db)
  })
})
