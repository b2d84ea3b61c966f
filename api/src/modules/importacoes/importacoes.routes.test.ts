import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { PDF, savePdf } from '../../testing/files.ts'
import { importing } from '../../testing/importacoes.ts'
import { sendFile } from '../../testing/uploads.ts'

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
  temas: 0,
  aprovadas: 0,
  com_duvida: 0,
  id_prova: null,
  publicada: null,
  versao: 1,
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
        dados: {
          ...LINHA,
          id,
          salva_por: null,
          url_arquivo,
          url_gabarito: null,
          paginas: [],
          rascunho: null,
        },
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
    [
      'gabarito',
      'isto não é gabarito',
      'Nenhuma resposta foi encontrada: escreva como em “1 D 2 C 3 ANULADA”.',
    ],
  ] as const)('answers 400 beside %s for %s', async ([campo, value, words], { api }) => {
    const { begin, token } = await importing(api)
    expect(await begin({ [campo]: value })).toMatchObject({
      status: 400,
      body: { codigo: 'dados_invalidos', campos: { [campo]: words } },
    })
    expect((await api.get('/importacoes', token)).body).toEqual({ dados: [] })
  })

  it('says at once all that is wrong with what is sent', async ({ api }) => {
    const { begin } = await importing(api)
    const gone = 'O arquivo não está mais no servidor: envie-o de novo.'
    const wrong = {
      url_arquivo: 'arquivos/provas/x.pdf',
      url_gabarito: 'arquivos/provas/y.pdf',
      gabarito: 'isto não é gabarito',
    }
    const campos = {
      url_arquivo: gone,
      url_gabarito: gone,
      gabarito: expect.stringContaining('Nenhuma resposta foi encontrada'),
    }
    expect(await begin(wrong)).toMatchObject({ status: 400, body: { campos } })
  })

  it('takes only an address of ours, as a client reads it', async ({ api }) => {
    const { begin, url_arquivo } = await importing(api)
    const key = url_arquivo.replace('arquivos/', '')
    for (const ours of [url_arquivo, `/${url_arquivo}`, `http://localhost:80/${url_arquivo}`])
      expect((await begin({ url_arquivo: ours })).status).toBe(200)
    for (const foreign of [
      `http://evil.example/${url_arquivo}`,
      `//evil.example/${url_arquivo}`,
      `outros/${url_arquivo}`,
      `arquivos/figuras/../${key}`,
      `${url_arquivo}?a=1`,
      key,
    ]) {
      for (const campo of ['url_arquivo', 'url_gabarito']) {
        expect([foreign, await begin({ [campo]: foreign })]).toMatchObject([
          foreign,
          {
            status: 400,
            body: { campos: { [campo]: expect.stringContaining('envie-o de novo') } },
          },
        ])
      }
    }
  })

  it('knows a PDF by its bytes, whatever its name says', async ({ api }) => {
    const { begin } = await importing(api)
    const url_arquivo = await savePdf(api.dataDir, '<p>oi</p>')
    for (const values of [{ url_arquivo }, { url_gabarito: url_arquivo }]) {
      const [campo = ''] = Object.keys(values)
      expect(await begin(values)).toMatchObject({
        status: 400,
        body: { campos: { [campo]: expect.stringContaining('Escolha um PDF') } },
      })
    }
  })

  it('lets twenty wait, and tells the next caller when to come again', async ({ api }) => {
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

describe('the list of imports', () => {
  it('has 500 at most, and tells the caller who sends another what to do', async ({ api }) => {
    const { begin, token, url_arquivo } = await importing(api)
    const now = new Date().toISOString()
    const row = { nome: 'Azul', url_arquivo, hash_arquivo: 'x', estado: 'importada' } as const
    const rows = Array.from({ length: 499 }, () => ({ ...row, criada_em: now, atualizada_em: now }))
    await api.db.insertInto('importacoes').values(rows).execute()

    const { id } = (await begin()).body.dados
    const refused = {
      status: 409,
      body: { codigo: 'importacoes_demais', mensagem: expect.stringContaining('500 importações') },
    }
    expect(await begin()).toMatchObject(refused)
    const json = await sendFile(api, { content: '{"questoes":[]}', token })
    expect(await begin({ url_arquivo: json.body.dados.url_arquivo })).toMatchObject(refused)
    await api.del(`/importacoes/${id}`, token)
    expect((await begin()).status).toBe(200)
  })

  it('is told the newest five of the same file', async ({ api }) => {
    const { begin } = await importing(api)
    const ids: number[] = []
    for (let count = 0; count < 6; count += 1) ids.push((await begin()).body.dados.id)
    const { iguais } = (await begin()).body.dados
    expect(iguais.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 5))
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

describe('DELETE /importacoes/{id}', () => {
  it('removes the import', async ({ api }) => {
    const { review, token } = await importing(api)
    const id = await review()
    expect(await api.del(`/importacoes/${id}`, token)).toMatchObject({
      status: 200,
      body: { dados: null, mensagem: 'Importação deletada com sucesso.' },
    })
    expect(await api.get('/importacoes', token)).toEqual({ status: 200, body: { dados: [] } })
    expect(await api.del(`/importacoes/${id}`, token)).toMatchObject({ status: 404 })
  })
})

describe('an import', () => {
  it('is among what is kept of the account that began it', async ({ api }) => {
    const { begin, token } = await importing(api)
    const { id } = (await begin()).body.dados
    const { token: other } = await api.enter()
    const own = { id, nome: 'Prova Azul', estado: 'na_fila', criada_em: expect.any(String) }
    for (const [asking, importacoes] of [
      [token, [own]],
      [other, []],
    ] as const) {
      expect(await api.get('/conta/dados', asking)).toMatchObject({
        body: { dados: { importacoes } },
      })
    }
  })

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
