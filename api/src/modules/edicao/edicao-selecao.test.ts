import type { QuestaoCompleta } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'

async function selection(api: TestApi) {
  const { token } = await api.enter({ perfil: 'Administrador' })
  const id_prova = (await api.make.prova()).id
  const a = await api.make.questao({ id_prova })
  const b = await api.make.questao({ id_prova })
  const questao = async (id: number) =>
    (await api.get<{ dados: QuestaoCompleta }>(`/edicao/questoes/${id}`, token)).body.dados.questao
  return { token, ids: [a.id, b.id], a, questao }
}

describe('POST /edicao/lotes', () => {
  it('gives a matéria to all of a selection, and takes it away', async ({ api }) => {
    const { token, ids, a, questao } = await selection(api)
    const id_materia = (await api.make.materia()).id
    expect(await api.post('/edicao/lotes', { ids, id_materia }, token)).toMatchObject({
      status: 200,
      body: { dados: { alterados: 2 }, mensagem: '2 questões editadas com sucesso.' },
    })
    expect(await questao(a.id)).toMatchObject({ id_materia, versao: 2 })
    expect(await api.post('/edicao/lotes', { ids, id_materia }, token)).toMatchObject({
      body: { dados: { alterados: 0 } },
    })
    expect(await questao(a.id)).toMatchObject({ versao: 2 })
    await api.post('/edicao/lotes', { ids, id_materia: null }, token)
    expect(await questao(a.id)).toMatchObject({ id_materia: null })
    expect(await api.db.selectFrom('registro').select('id').execute()).toHaveLength(4)
  })

  it('retires questions, which are then drawn no more, and brings them back', async ({ api }) => {
    const { token, ids, a, questao } = await selection(api)
    await api.post('/edicao/lotes', { ids, retirada: true }, token)
    const { retirada_em } = await questao(a.id)
    expect(retirada_em).toEqual(expect.any(String))
    await api.post('/edicao/lotes', { ids, retirada: true }, token)
    expect((await questao(a.id)).retirada_em).toBe(retirada_em)
    expect(await api.post('/sorteios', { quantidade: 5 })).toMatchObject({
      body: { dados: { questoes: [] } },
    })
    await api.post('/edicao/lotes', { ids, retirada: false }, token)
    expect((await questao(a.id)).retirada_em).toBeNull()
  })

  it('changes nothing where one is gone, or the matéria is', async ({ api }) => {
    const { token, ids, a, questao } = await selection(api)
    const more = { ids: [...ids, 999], retirada: true }
    expect(await api.post('/edicao/lotes', more, token)).toMatchObject({
      status: 404,
      body: { codigo: 'questao_inexistente' },
    })
    expect(await api.post('/edicao/lotes', { ids, id_materia: 999 }, token)).toMatchObject({
      status: 400,
      body: { campos: { id_materia: 'Essa matéria não existe mais.' } },
    })
    expect(await questao(a.id)).toMatchObject({ versao: 1 })
    expect((await api.post('/edicao/lotes', { ids: [], retirada: true }, token)).status).toBe(400)
    expect((await api.post('/edicao/lotes', { ids }, token)).status).toBe(400)
    const both = { ids, id_materia: null, retirada: true }
    expect((await api.post('/edicao/lotes', both, token)).status).toBe(400)
  })
})

describe('POST /edicao/publicacoes', () => {
  it('publishes the provas of a selection, or hides them', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const shown = await api.make.prova()
    const draft = await api.make.prova({ publicada: false })
    const ids = [shown.id, draft.id]
    expect(await api.post('/edicao/publicacoes', { ids, publicada: true }, token)).toMatchObject({
      status: 200,
      body: { dados: { alterados: 1 }, mensagem: 'Prova publicada com sucesso.' },
    })
    expect((await api.get(`/provas/${draft.id}`)).status).toBe(200)
    await api.post('/edicao/publicacoes', { ids, publicada: false }, token)
    expect((await api.get(`/provas/${draft.id}`)).status).toBe(404)
    expect((await api.get(`/provas/${shown.id}`)).status).toBe(404)
    const missing = { ids: [shown.id, 999], publicada: true }
    expect((await api.post('/edicao/publicacoes', missing, token)).status).toBe(404)
    expect((await api.get(`/provas/${shown.id}`)).status).toBe(404)
  })
})
