import type { CadernoDeExame, Importacao, ImportacaoIniciada } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { PDF, saveFigure, savePdf } from '../../testing/files.ts'
import { cadernoDe, toReview } from '../../testing/importacoes.ts'
import { isNamed } from '../../infra/named-files.ts'

const LINHA = {
  id: expect.any(Number),
  nome: 'Prova Azul',
  estado: 'na_fila',
  autor: expect.stringMatching(/^Marina/),
  criada_em: expect.any(String),
  atualizada_em: expect.any(String),
  etapa: null,
  feitas: 0,
  total: 0,
  mensagem: null,
  questoes: 0,
  aprovadas: 0,
  com_duvida: 0,
  id_prova: null,
  versao: 1,
}

async function importing(api: TestApi) {
  const { token, usuario } = await api.enter({ perfil: 'Administrador' })
  const url_arquivo = await savePdf(api.dataDir)
  const begin = async (values = {}) =>
    api.post<{ dados: ImportacaoIniciada; codigo?: string }>(
      '/importacoes',
      { nome: 'Prova Azul', url_arquivo, ...values },
      token,
    )
  const review = async (rascunho?: CadernoDeExame) => {
    const { body } = await begin()
    await toReview(api, body.dados.id, rascunho)
    return body.dados.id
  }
  return { token, usuario, url_arquivo, begin, review }
}

describe('POST /importacoes', () => {
  it('puts a PDF into the queue, where everybody who may sees it', async ({ api }) => {
    const { begin, token, url_arquivo } = await importing(api)

    const { status, body } = await begin({ gabarito: '1 D 2 C' })
    expect([status, body]).toEqual([
      200,
      {
        dados: { ...LINHA, iguais: [] },
        icone: 'success',
        titulo: 'Tudo certo',
        mensagem: 'A prova entrou na fila de leitura.',
      },
    ])
    const { id } = body.dados
    expect(await api.get('/importacoes', token)).toEqual({
      status: 200,
      body: { dados: [{ ...LINHA, id }] },
    })
    expect(await api.get(`/importacoes/${id}`, token)).toEqual({
      status: 200,
      body: {
        dados: { ...LINHA, id, url_arquivo, url_gabarito: null, paginas: [], rascunho: null },
      },
    })
    expect(await api.get(`/importacoes/${id}/andamento`, token)).toEqual({
      status: 200,
      body: { dados: { ...LINHA, id } },
    })
  })

  it('tells of imports of the same file, but not of those of which nothing came', async ({
    api,
  }) => {
    const { begin, token } = await importing(api)
    const first = await begin()
    const second = await begin({ nome: 'Outra vez' })
    expect(second.body.dados.iguais).toEqual([{ ...LINHA, id: first.body.dados.id }])

    await api.post(`/importacoes/${first.body.dados.id}/cancelamento`, {}, token)
    const third = await begin()
    expect(third.body.dados.iguais.map(({ id }) => id)).toEqual([second.body.dados.id])
    const other = await begin({ url_arquivo: await savePdf(api.dataDir, `${PDF} outra`) })
    expect(other.body.dados.iguais).toEqual([])
  })

  it.for([
    [
      'url_arquivo',
      'arquivos/provas/x.pdf',
      'O arquivo não está mais no servidor: envie-o de novo.',
    ],
    [
      'url_gabarito',
      'https://exemplo.br/a.pdf',
      'O arquivo não está mais no servidor: envie-o de novo.',
    ],
    ['nome', ' ', 'Preencha este campo.'],
  ] as const)('answers 400 beside %s for %s', async ([campo, value, words], { api }) => {
    const { begin } = await importing(api)
    expect(await begin({ [campo]: value })).toMatchObject({
      status: 400,
      body: { codigo: 'dados_invalidos', campos: { [campo]: words } },
    })
  })

  it('knows a PDF by its bytes, whatever its name says', async ({ api }) => {
    const { begin } = await importing(api)
    const url_arquivo = await savePdf(api.dataDir, '<p>oi</p>')
    for (const values of [{ url_arquivo }, { url_gabarito: url_arquivo }]) {
      const [campo = ''] = Object.keys(values)
      expect(await begin(values)).toMatchObject({
        status: 400,
        body: { campos: { [campo]: 'Escolha um PDF.' } },
      })
    }
  })

  it('lets twenty wait, and says to whoever comes then when to come again', async ({ api }) => {
    const { begin, token, url_arquivo } = await importing(api)
    const first = await begin()
    for (let count = 1; count < 20; count += 1) expect((await begin()).status).toBe(200)

    const headers = { authorization: `Bearer ${token}` }
    const payload = { nome: 'A vigésima primeira', url_arquivo }
    const refused = await api.app.inject({ method: 'POST', url: '/importacoes', payload, headers })
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
      503,
      '60',
      { codigo: 'fila_cheia' },
    ])
    await api.post(`/importacoes/${first.body.dados.id}/cancelamento`, {}, token)
    expect((await begin()).status).toBe(200)
  })
})

describe('POST /importacoes/{id}/cancelamento', () => {
  it('ends what waits, once', async ({ api }) => {
    const { begin, token } = await importing(api)
    const { id } = (await begin()).body.dados
    const cancel = () => api.post(`/importacoes/${id}/cancelamento`, {}, token)

    expect(await cancel()).toMatchObject({
      status: 200,
      body: { dados: { id, estado: 'cancelada' }, mensagem: 'Leitura cancelada.' },
    })
    expect(await cancel()).toMatchObject({ status: 409, body: { codigo: 'leitura_terminada' } })
  })

  it('answers 404 for an unknown id', async ({ api }) => {
    const { token } = await importing(api)
    expect(await api.post('/importacoes/1/cancelamento', {}, token)).toMatchObject({
      status: 404,
      body: { codigo: 'importacao_inexistente' },
    })
  })
})

describe('PUT /importacoes/{id}/rascunho', () => {
  it('saves the draft, and counts what is in it', async ({ api }) => {
    const { review, token } = await importing(api)
    const id = await review()
    const rascunho = cadernoDe([
      { numero: 1, aprovada: true, problemas: [{ codigo: 'tabela', mensagem: 'Confira.' }] },
      { numero: 2, problemas: [{ codigo: 'tabela', mensagem: 'Confira.' }] },
      { numero: 3 },
    ])
    const { versao } = (await api.get<{ dados: Importacao }>(`/importacoes/${id}`, token)).body
      .dados

    const answer = await api.put(`/importacoes/${id}/rascunho`, { versao, rascunho }, token)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        dados: { id, versao: versao + 1, questoes: 3, aprovadas: 1, com_duvida: 1 },
        mensagem: 'Rascunho salvo.',
      },
    })
    expect(
      (await api.get<{ dados: Importacao }>(`/importacoes/${id}`, token)).body.dados,
    ).toMatchObject({
      rascunho,
    })
  })

  it('overwrites nothing that somebody saved meanwhile', async ({ api }) => {
    const { review, token } = await importing(api)
    const id = await review()
    const { token: other } = await api.enter({ perfil: 'Administrador' })
    const url = `/importacoes/${id}/rascunho`
    const { versao } = (await api.get<{ dados: Importacao }>(`/importacoes/${id}`, token)).body
      .dados

    expect(
      await api.put(url, { versao, rascunho: cadernoDe([{ numero: 7 }]) }, other),
    ).toMatchObject({
      status: 200,
    })
    expect(await api.put(url, { versao, rascunho: cadernoDe([]) }, token)).toMatchObject({
      status: 409,
      body: { codigo: 'versao_antiga' },
    })
    expect(await api.get(`/importacoes/${id}`, token)).toMatchObject({
      body: { dados: { rascunho: { questoes: [{ numero: 7 }] } } },
    })
  })

  it('is for what is in review', async ({ api }) => {
    const { begin, token } = await importing(api)
    const { id, versao } = (await begin()).body.dados
    const body = { versao, rascunho: cadernoDe([]) }
    expect(await api.put(`/importacoes/${id}/rascunho`, body, token)).toMatchObject({
      status: 409,
      body: { codigo: 'fora_de_revisao' },
    })
    expect(await api.put(`/importacoes/${id + 1}/rascunho`, body, token)).toMatchObject({
      status: 404,
    })
  })

  it('takes a draft of 1.4 MB', async ({ api }) => {
    const { review, token } = await importing(api)
    const id = await review()
    const texto = 'x'.repeat(14_000)
    const rascunho = cadernoDe(Array.from({ length: 100 }, (_, at) => ({ numero: at + 1, texto })))
    const { versao } = (await api.get<{ dados: Importacao }>(`/importacoes/${id}`, token)).body
      .dados
    expect(await api.put(`/importacoes/${id}/rascunho`, { versao, rascunho }, token)).toMatchObject(
      {
        status: 200,
      },
    )
  })

  it('names the files of the draft, until it does no more', async ({ api }) => {
    const { review, token, url_arquivo } = await importing(api)
    const id = await review()
    const imagem = await saveFigure(api.dataDir)
    const [keyOfImage, keyOfPdf] = [imagem, url_arquivo].map((address) =>
      address.replace('arquivos/', ''),
    ) as [string, string]
    const save = async (rascunho: CadernoDeExame) => {
      const { body } = await api.get<{ dados: Importacao }>(`/importacoes/${id}`, token)
      const sent = { versao: body.dados.versao, rascunho }
      expect((await api.put(`/importacoes/${id}/rascunho`, sent, token)).status).toBe(200)
    }
    const named = async () => [await isNamed(api.db, keyOfImage), await isNamed(api.db, keyOfPdf)]

    expect(await named()).toEqual([false, true])
    for (const rascunho of [
      cadernoDe([{ numero: 1, alternativas: [{ nome: 'A', imagem }] }]),
      { ...cadernoDe([]), referencias: [{ id: 'figura', imagem }] },
    ]) {
      await save(rascunho)
      expect(await named()).toEqual([true, true])
      await save(cadernoDe([]))
      expect(await named()).toEqual([false, true])
    }
    expect((await api.app.inject(`/${imagem}`)).statusCode).toBe(404)
    await api.del(`/importacoes/${id}`, token)
    expect(await named()).toEqual([false, false])
  })
})

describe('DELETE /importacoes/{id}', () => {
  it('removes the import', async ({ api }) => {
    const { review, token } = await importing(api)
    const id = await review()
    expect(await api.del(`/importacoes/${id}`, token)).toMatchObject({
      status: 200,
      body: { dados: null, mensagem: 'Importação removida com sucesso.' },
    })
    expect(await api.get('/importacoes', token)).toEqual({ status: 200, body: { dados: [] } })
    expect(await api.del(`/importacoes/${id}`, token)).toMatchObject({ status: 404 })
  })
})

describe('an import', () => {
  it('stays when the account is gone that began it', async ({ api }) => {
    const { begin, usuario } = await importing(api)
    const { id } = (await begin()).body.dados
    const { token } = await api.enter({ perfil: 'Administrador' })
    await api.del(`/usuarios/${usuario.id}`, token)
    expect(await api.get(`/importacoes/${id}/andamento`, token)).toMatchObject({
      status: 200,
      body: { dados: { autor: null } },
    })
  })
})
