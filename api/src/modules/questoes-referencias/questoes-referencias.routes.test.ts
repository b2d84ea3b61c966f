import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

describe('GET /questoes-referencias', () => {
  it('lists the links by question, each in its order', async ({ api }) => {
    const [first, second] = [await api.make.questao(), await api.make.questao()]
    const [text, image] = [await api.make.referencia(), await api.make.referencia()]
    const ofSecond = await api.make.link(second.id, text.id)
    const last = await api.make.link(first.id, text.id, 1)
    const front = await api.make.link(first.id, image.id, 0)

    expect(await api.get('/questoes-referencias')).toEqual({
      status: 200,
      body: { dados: [front, last, ofSecond] },
    })
  })

  it('names a question without references too, each by the id of the question', async ({ api }) => {
    const without = await api.make.questao()
    const withOne = await api.make.questao()
    const link = await api.make.link(withOne.id, (await api.make.referencia()).id)

    expect(link.id).toBe(withOne.id)
    expect(await api.get('/questoes-referencias')).toEqual({
      status: 200,
      body: {
        dados: [{ id: without.id, id_questao: without.id, id_referencia: null, ordem: 0 }, link],
      },
    })
  })

  it('leaves out retired questions and unpublished provas', async ({ api }) => {
    const prova = await api.make.prova({ publicada: false })
    const unpublished = await api.make.questao({ id_prova: prova.id })
    const retired = await api.make.questao({ retirada_em: '2025-01-31T12:00:00.000Z' })
    const { id } = await api.make.referencia()
    await api.make.link(unpublished.id, id)
    await api.make.link(retired.id, id)

    expect(await api.get('/questoes-referencias')).toEqual({ status: 200, body: { dados: [] } })
  })
})
