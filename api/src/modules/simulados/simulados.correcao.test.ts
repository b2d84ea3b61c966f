import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { alternativasOf } from '../../testing/estudante.ts'

describe('POST /simulados/correcao', () => {
  it('grades what a visitor marked, without what is not published, and keeps nothing', async ({
    api,
  }) => {
    const [first, second] = [await api.make.questao(), await api.make.questao()]
    const draft = await api.make.prova({ publicada: false })
    const hidden = await api.make.questao({ id_prova: draft.id })
    const { certa } = alternativasOf(second)
    const answer = await api.post('/simulados/correcao', {
      questoes: [
        { id_questao: second.id, marcada: certa },
        { id_questao: hidden.id, marcada: null },
        { id_questao: first.id, marcada: null },
        { id_questao: 999_999, marcada: 3 },
      ],
    })

    expect(answer).toMatchObject({
      status: 200,
      body: {
        dados: [
          { id: second.id, marcada: certa, resultado: 'certa' },
          { id: first.id, marcada: null, resultado: 'em-branco' },
        ],
      },
    })
    expect(await api.db.selectFrom('tentativas').selectAll().execute()).toEqual([])
  })

  it('leaves a card alone of which nothing is published at the moment', async ({ api }) => {
    const draft = await api.make.prova({ publicada: false })
    const hidden = await api.make.questao({ id_prova: draft.id })
    const questoes = [{ id_questao: hidden.id, marcada: alternativasOf(hidden).certa }]
    expect(await api.post('/simulados/correcao', { questoes })).toMatchObject({
      status: 409,
      body: { codigo: 'sem_questoes' },
    })
  })

  it('takes a card that has something on it', async ({ api }) => {
    expect(await api.post('/simulados/correcao', { questoes: [] })).toMatchObject({
      status: 400,
      body: { campos: { questoes: 'Envie pelo menos uma questão.' } },
    })
  })
})
