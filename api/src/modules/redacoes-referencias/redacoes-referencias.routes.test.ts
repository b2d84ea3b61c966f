import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

describe('GET /redacoes-referencias', () => {
  it('lists the links by theme, each in its order', async ({ api }) => {
    const [first, second] = [await api.make.redacao(), await api.make.redacao()]
    const [text, image] = [await api.make.referencia(), await api.make.referencia()]
    const ofSecond = await api.make.linkRedacao(second.id, text.id)
    const last = await api.make.linkRedacao(first.id, text.id, 1)
    const front = await api.make.linkRedacao(first.id, image.id, 0)

    expect(await api.get('/redacoes-referencias')).toEqual({
      status: 200,
      body: { dados: [front, last, ofSecond] },
    })
  })

  it('leaves out unpublished provas', async ({ api }) => {
    const prova = await api.make.prova({ publicada: false })
    const redacao = await api.make.redacao({ id_prova: prova.id })
    const { id } = await api.make.referencia()
    await api.make.linkRedacao(redacao.id, id)

    expect(await api.get('/redacoes-referencias')).toEqual({ status: 200, body: { dados: [] } })
  })
})
