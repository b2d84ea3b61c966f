import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

describe('POST /provas', () => {
  it('takes what a form holds, and publishes unless told', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id: id_vestibular } = await api.make.vestibular()
    const form = {
      nome: ' Prova Azul ',
      instrucoes: '',
      url_arquivo: '',
      id_vestibular: String(id_vestibular),
      data: '2026-05-31',
      duracao_minutos: '240',
    }

    expect(await api.post('/provas', form, token)).toEqual({
      status: 200,
      body: {
        dados: {
          id: expect.any(Number),
          nome: 'Prova Azul',
          instrucoes: null,
          url_arquivo: null,
          id_vestibular,
          data: '2026-05-31',
          duracao_minutos: 240,
          url_gabarito: null,
          publicada: true,
          corretores: 1,
          versao: 1,
        },
        icone: 'success',
        titulo: 'Tudo certo',
        mensagem: 'Prova cadastrada com sucesso.',
      },
    })
  })

  it.for([
    [{ nome: '' }, { nome: 'Preencha este campo.' }],
    [{ nome: 'x', data: '2026-02-30' }, { data: 'Escreva uma data que existe.' }],
    [{ nome: 'x', duracao_minutos: 0 }, { duracao_minutos: expect.any(String) }],
    [{ nome: 'x', id_vestibular: 'abc' }, { id_vestibular: 'Escreva um número.' }],
    [{ nome: 'x', url_arquivo: 'javascript:alert(1)' }, { url_arquivo: expect.any(String) }],
    [{ nome: 'x', url_gabarito: 'a b' }, { url_gabarito: expect.any(String) }],
  ] as const)('refuses %j', async ([body, campos], { api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })

    expect(await api.post('/provas', body, token)).toMatchObject({ status: 400, body: { campos } })
  })

  it('answers 409 when the vestibular is missing', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })

    expect(await api.post('/provas', { nome: 'x', id_vestibular: 7 }, token)).toMatchObject({
      status: 409,
      body: { codigo: 'vestibular_inexistente', campos: { id_vestibular: expect.any(String) } },
    })
  })
})

describe('GET /provas, searched and sorted', () => {
  it('finds a name, to the letter, or a vestibular', async ({ api }) => {
    const { id: id_vestibular } = await api.make.vestibular({ ano: 2026, semestre: 1 })
    await api.make.prova({ nome: 'Prova Única 50%', id_vestibular })
    await api.make.prova({ nome: 'Prova Comum', id_vestibular })
    await api.make.prova({ nome: 'Prova Unica_2' })
    const found = async (busca: string) => {
      const url = `/provas?ordem=nome&busca=${encodeURIComponent(busca)}`
      const { body } = await api.get<{ dados: { nome: string }[] }>(url)
      return body.dados.map(({ nome }) => nome)
    }

    expect(await found('UNICA')).toEqual(['Prova Única 50%', 'Prova Unica_2'])
    expect(await found('unica 2026/1')).toEqual(['Prova Única 50%'])
    expect(await found('0%')).toEqual(['Prova Única 50%'])
    expect(await found('_')).toEqual(['Prova Unica_2'])
    expect(await found('\\')).toEqual([])
  })

  it('counts for each audience what is there for it', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id_vestibular } = await api.make.prova({ nome: 'Azul' })
    await api.make.prova({ nome: 'Rosa', publicada: false, id_vestibular })

    for (const url of ['/provas', `/provas/vestibulares/${id_vestibular}`]) {
      expect(await api.get(`${url}?ordem=-nome`)).toMatchObject({
        body: { dados: [{ nome: 'Azul' }], total: 1 },
      })
      expect(await api.get(`${url}?ordem=-nome`, token)).toMatchObject({
        body: { dados: [{ nome: 'Rosa' }, { nome: 'Azul' }], total: 2 },
      })
    }
  })

  it('sorts by date and vestibular, those without one as the oldest', async ({ api }) => {
    const { id: id_vestibular } = await api.make.vestibular({ ano: 2026 })
    await api.make.prova({ nome: 'A', id_vestibular, data: '2026-01-01' })
    await api.make.prova({ nome: 'B' })
    const namesBy = async (ordem: string) => {
      const { body } = await api.get<{ dados: { nome: string }[] }>(`/provas?ordem=${ordem}`)
      return body.dados.map(({ nome }) => nome).join('')
    }

    expect([await namesBy('data'), await namesBy('-data')]).toEqual(['BA', 'AB'])
    expect([await namesBy('vestibular'), await namesBy('-vestibular')]).toEqual(['BA', 'AB'])
  })
})

describe('PUT /provas/{id}', () => {
  it('changes the fields that it carries alone, and takes away what is null', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const prova = await api.make.prova({ instrucoes: 'Use caneta.', data: '2026-05-31' })
    const changes = { publicada: false, data: null, id_vestibular: '' }

    expect(await api.put(`/provas/${prova.id}`, changes, token)).toMatchObject({
      status: 200,
      body: {
        dados: { ...prova, publicada: false, data: null, id_vestibular: null, versao: 2 },
      },
    })
    expect((await api.get(`/provas/${prova.id}`)).status).toBe(404)
  })
})

describe('DELETE /provas/{id}', () => {
  it('removes its questions, its themes and what only they refer to', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const questao = await api.make.questao()
    const redacao = await api.make.redacao({ id_prova: questao.id_prova })
    const other = await api.make.questao()
    const [own, essay, shared] = [
      await api.make.referencia(),
      await api.make.referencia(),
      await api.make.referencia(),
    ]
    const loose = await api.make.referencia()
    await api.make.link(questao.id, own.id)
    await api.make.link(questao.id, shared.id)
    await api.make.link(other.id, shared.id)
    await api.make.linkRedacao(redacao.id, essay.id)

    expect(await api.del(`/provas/${questao.id_prova}`, token)).toMatchObject({
      status: 200,
      body: { mensagem: 'Prova deletada com sucesso.' },
    })
    const { db } = api
    const [questoes, redacoes, referencias] = [
      await db.selectFrom('questoes').select('id').execute(),
      await db.selectFrom('redacoes').select('id').execute(),
      await db.selectFrom('referencias').select('id').orderBy('id').execute(),
    ]
    expect([questoes, redacoes]).toEqual([[{ id: other.id }], []])
    expect(referencias).toEqual([{ id: shared.id }, { id: loose.id }])
    expect(await api.post('/sorteios', { quantidade: 10 })).toMatchObject({
      body: { dados: { disponiveis: 1 } },
    })
  })
})
