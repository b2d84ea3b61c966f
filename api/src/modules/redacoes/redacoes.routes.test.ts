import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

const MISSING = {
  status: 404,
  body: {
    icone: 'error',
    titulo: 'Não encontrado',
    mensagem: 'Essa redação não existe.',
    codigo: 'redacao_inexistente',
  },
}

describe('GET /redacoes', () => {
  it('lists the themes of published provas', async ({ api }) => {
    const first = await api.make.redacao({ instrucoes: 'A pressa.\n\nEscreva um texto.' })
    const second = await api.make.redacao()
    const draft = await api.make.prova({ publicada: false })
    await api.make.redacao({ id_prova: draft.id })

    expect(await api.get('/redacoes')).toEqual({ status: 200, body: { dados: [first, second] } })
  })

  it('sorts by prova and by what a theme says', async ({ api }) => {
    const [first, second] = [await api.make.prova(), await api.make.prova()]
    const a = await api.make.redacao({ id_prova: second.id, instrucoes: 'Árvores' })
    const c = await api.make.redacao({ id_prova: first.id, instrucoes: 'Calçadas' })
    const b = await api.make.redacao({ id_prova: second.id, instrucoes: 'bicicletas' })
    const idsBy = async (ordem: string) =>
      (await api.get<{ dados: { id: number }[] }>(`/redacoes?ordem=${ordem}`)).body.dados.map(
        ({ id }) => id,
      )

    expect(await idsBy('id_prova')).toEqual([c.id, a.id, b.id])
    expect(await idsBy('-id_prova')).toEqual([a.id, b.id, c.id])
    expect(await idsBy('instrucoes')).toEqual([a.id, b.id, c.id])
    expect(await idsBy('-instrucoes')).toEqual([c.id, b.id, a.id])
  })

  it('answers an empty list when there is none', async ({ api }) => {
    expect(await api.get('/redacoes')).toEqual({ status: 200, body: { dados: [] } })
  })
})

describe('GET /redacoes/{id}', () => {
  it('answers the theme', async ({ api }) => {
    await api.make.redacao()
    const dados = await api.make.redacao({ instrucoes: 'A pressa.' })

    expect(await api.get(`/redacoes/${dados.id}`)).toEqual({ status: 200, body: { dados } })
  })

  it('answers 404 to an unknown id, and when its prova is not published', async ({ api }) => {
    const draft = await api.make.prova({ publicada: false })
    const { id } = await api.make.redacao({ id_prova: draft.id })

    expect(await api.get(`/redacoes/${id}`)).toEqual(MISSING)
    expect(await api.get(`/redacoes/${id + 1}`)).toEqual(MISSING)
  })

  it('answers 400 to what is no id', async ({ api }) => {
    expect((await api.get('/redacoes/abc')).status).toBe(400)
  })
})

describe('GET /redacoes/provas/{id}', () => {
  it('lists the themes of that prova, the first one first', async ({ api }) => {
    const prova = await api.make.prova()
    const first = await api.make.redacao({ id_prova: prova.id })
    await api.make.redacao()
    const second = await api.make.redacao({ id_prova: prova.id, instrucoes: 'A pressa.' })

    expect(await api.get(`/redacoes/provas/${prova.id}`)).toEqual({
      status: 200,
      body: { dados: [first, second] },
    })
  })

  it('answers an empty list to a prova without themes', async ({ api }) => {
    const { id } = await api.make.prova()

    expect(await api.get(`/redacoes/provas/${id}`)).toEqual({ status: 200, body: { dados: [] } })
  })

  it('answers an empty list where no prova is named, as some clients do while none is chosen', async ({
    api,
  }) => {
    expect(await api.get('/redacoes/provas/0')).toEqual({ status: 200, body: { dados: [] } })
    expect((await api.get('/redacoes/provas/00')).status).toBe(400)
    expect((await api.get('/redacoes/provas/-1')).status).toBe(400)
  })

  it('gives the first theme, or an empty object, to a caller who asks for one', async ({ api }) => {
    const prova = await api.make.prova()
    const without = await api.make.prova()
    const dados = await api.make.redacao({ id_prova: prova.id })
    await api.make.redacao({ id_prova: prova.id, instrucoes: 'A pressa.' })
    const asked = (id: number, formato: string) =>
      api.get(`/redacoes/provas/${id}?formato=${formato}`)

    expect(await asked(prova.id, 'objeto')).toEqual({ status: 200, body: { dados } })
    expect(await asked(without.id, 'objeto')).toEqual({ status: 200, body: { dados: {} } })
    expect(await asked(0, 'objeto')).toEqual({ status: 200, body: { dados: {} } })
    expect(await asked(without.id, 'lista')).toEqual({ status: 200, body: { dados: [] } })
    expect((await asked(prova.id, 'outro')).status).toBe(400)
  })

  it('answers 404 to an unknown prova, and to one that is not published', async ({ api }) => {
    const { id } = await api.make.prova({ publicada: false })
    await api.make.redacao({ id_prova: id })
    const body = {
      ...MISSING.body,
      mensagem: 'Essa prova não existe.',
      codigo: 'prova_inexistente',
    }

    expect(await api.get(`/redacoes/provas/${id}`)).toEqual({ status: 404, body })
    expect(await api.get(`/redacoes/provas/${id + 1}`)).toEqual({ status: 404, body })
  })
})
