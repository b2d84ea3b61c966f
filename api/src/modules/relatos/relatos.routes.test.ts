import type { Relato, Resumo } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { readConfig } from '../../app.ts'
import { it, type TestApi } from '../../testing/api.ts'

interface Lista {
  dados: Relato[]
  total: number
}

const TEXTO = 'A alternativa B também está certa.'

async function reading(api: TestApi) {
  const { token } = await api.enter({ perfil: 'Administrador' })
  const list = async (query = '') => (await api.get<Lista>(`/relatos?${query}`, token)).body
  return { token, list }
}

describe('POST /relatos', () => {
  it('keeps a report of a visitor, with an e-mail or without', async ({ api }) => {
    const { list } = await reading(api)
    const { id, id_prova, texto } = await api.make.questao({ numero: 7 })
    const sent = { id_questao: id, texto: `  ${TEXTO} ` }
    expect(await api.post('/relatos', { ...sent, email: '' })).toEqual({
      status: 200,
      body: {
        dados: null,
        icone: 'success',
        titulo: 'Tudo certo',
        mensagem: 'Aviso enviado. Obrigado!',
      },
    })
    await api.post('/relatos', { ...sent, email: 'ana@exemplo.br' })

    const relato = {
      id: expect.any(Number),
      id_questao: id,
      texto: TEXTO,
      criado_em: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      resolvido: false,
      questao: { numero: 7, trecho: texto },
      prova: { id: id_prova, nome: 'Prova Verde' },
    }
    expect(await list()).toEqual({
      total: 2,
      dados: [
        { ...relato, email: 'ana@exemplo.br' },
        { ...relato, email: null },
      ],
    })
  })

  it.for([
    ['texto', { texto: ' ' }, 'Preencha este campo.'],
    ['texto', { texto: 'x'.repeat(2001) }, 'Use no máximo 2.000 caracteres.'],
    ['email', { email: 'ana' }, 'Escreva um e-mail, como nome@exemplo.br.'],
  ] as const)('answers 400 to a wrong %s', async ([campo, wrong, text], { api }) => {
    const { id } = await api.make.questao()
    expect(await api.post('/relatos', { id_questao: id, texto: TEXTO, ...wrong })).toMatchObject({
      status: 400,
      body: { campos: { [campo]: text } },
    })
  })

  it('answers 404 to a question that is not there for everybody', async ({ api }) => {
    const { id_prova, id } = await api.make.questao()
    await api.db
      .updateTable('provas')
      .set({ publicada: false })
      .where('id', '=', id_prova)
      .execute()
    for (const id_questao of [id, 999]) {
      expect(await api.post('/relatos', { id_questao, texto: TEXTO })).toMatchObject({
        status: 404,
        body: { codigo: 'questao_inexistente' },
      })
    }
  })

  describe('when there is a limit', () => {
    const { limits } = readConfig({ REPORTS_PER_ADDRESS: '2/60' })
    it.override({ config: { limits } })

    it('answers 429 to one report too many from an address', async ({ api }) => {
      const { id } = await api.make.questao()
      const report = () => api.post('/relatos', { id_questao: id, texto: TEXTO })
      expect([(await report()).status, (await report()).status]).toEqual([200, 200])
      expect(await report()).toMatchObject({ status: 429, body: { codigo: 'muitas_tentativas' } })
      expect((await reading(api).then(({ list }) => list())).total).toBe(2)
    })
  })
})

describe('GET /relatos', () => {
  it('filters by question and by what is resolved, a page at a time', async ({ api }) => {
    const { list, token } = await reading(api)
    const [a, b] = [await api.make.questao(), await api.make.questao()]
    for (const { id } of [a, a, b]) await api.post('/relatos', { id_questao: id, texto: TEXTO })
    const [newest] = (await list()).dados
    await api.put(`/relatos/${newest?.id}`, { resolvido: true }, token)

    expect((await list('resolvido=true')).dados.map(({ id }) => id)).toEqual([newest?.id])
    expect((await list('resolvido=false')).total).toBe(2)
    expect((await list(`id_questao=${a.id}`)).total).toBe(2)
    const page = await list('pagina=2&limite=2&ordem=criado_em')
    expect([page.total, page.dados.length]).toEqual([3, 1])
    expect((await api.get('/relatos?resolvido=talvez', token)).status).toBe(400)
  })
})

describe('GET /relatos of several', () => {
  it('gives the newest first, unless the oldest are asked for, of each page', async ({ api }) => {
    const { list } = await reading(api)
    const { id: id_questao } = await api.make.questao()
    for (const texto of ['Um.', 'Dois.', 'Três.']) await api.post('/relatos', { id_questao, texto })
    const textos = async (query?: string) => (await list(query)).dados.map(({ texto }) => texto)
    expect(await textos()).toEqual(['Três.', 'Dois.', 'Um.'])
    expect(await textos('ordem=criado_em&limite=2')).toEqual(['Um.', 'Dois.'])
    expect(await textos('ordem=criado_em&limite=2&pagina=2')).toEqual(['Três.'])
  })
})

describe('PUT /relatos/{id}', () => {
  it('resolves a report and opens it again, and keeps what it says out of the audit log', async ({
    api,
  }) => {
    const { list, token } = await reading(api)
    const { id: id_questao } = await api.make.questao()
    await api.post('/relatos', { id_questao, texto: TEXTO, email: 'ana@exemplo.br' })
    const [relato] = (await list()).dados
    const url = `/relatos/${relato?.id}`
    expect(await api.put(url, { resolvido: true }, token)).toMatchObject({
      status: 200,
      body: { dados: { ...relato, resolvido: true }, mensagem: 'Aviso resolvido.' },
    })
    await api.put(url, { resolvido: true }, token)
    expect(await api.put(url, { resolvido: false }, token)).toMatchObject({
      body: { dados: relato, mensagem: 'Aviso reaberto.' },
    })
    expect((await list()).dados).toEqual([relato])
    const log = await api.db.selectFrom('registro').selectAll().execute()
    expect(log).toHaveLength(2)
    expect(JSON.stringify(log)).not.toContain('ana@')
    expect((await api.put('/relatos/999', { resolvido: true }, token)).status).toBe(404)
  })

  it('is one change when several administrators resolve a report at once', async ({ api }) => {
    const { list, token } = await reading(api)
    await api.post('/relatos', { id_questao: (await api.make.questao()).id, texto: TEXTO })
    const [relato] = (await list()).dados
    const resolve = () => api.put(`/relatos/${relato?.id}`, { resolvido: true }, token)
    const answers = await Promise.all([resolve(), resolve(), resolve(), resolve()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await api.db.selectFrom('registro').select('id').execute()).toHaveLength(1)
  })

  it('is counted on the home while it is open, and as what goes with its question', async ({
    api,
  }) => {
    const { list, token } = await reading(api)
    const { id: id_questao } = await api.make.questao()
    for (const texto of ['Um.', 'Dois.']) await api.post('/relatos', { id_questao, texto })
    const home = async () =>
      (await api.get<{ dados: Resumo }>('/resumo', token)).body.dados.relatos_abertos
    const [relato] = (await list()).dados

    expect(await home()).toBe(2)
    await api.put(`/relatos/${relato?.id}`, { resolvido: true }, token)
    expect(await home()).toBe(1)
    expect(await api.get(`/dependencias/questoes/${id_questao}`, token)).toMatchObject({
      body: {
        dados: {
          itens: [{ entidade: 'relatos', nome: 'relatos de erro', total: 2 }],
          impede: false,
        },
      },
    })
  })

  it('goes with its question', async ({ api }) => {
    const { list, token } = await reading(api)
    const { id: id_questao } = await api.make.questao()
    await api.post('/relatos', { id_questao, texto: TEXTO })
    await api.del(`/edicao/questoes/${id_questao}`, token)
    expect(await list()).toEqual({ dados: [], total: 0 })
  })
})
