import { randomUUID } from 'node:crypto'
import type { Alternativa, Questao, QuestaoReferencia, Referencia } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it as onApi, type TestApi } from '../../testing/api.ts'

/** A client that writes a question part by part, signed in as an administrator. */
const it = onApi.extend<{ client: Client }>({
  client: async ({ api }, use) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    await use(clientOf(api, token))
  },
})

type Client = ReturnType<typeof clientOf>

function clientOf(api: TestApi, token: string) {
  type Body<Dados> = { dados: Dados; campos?: Record<string, string>; codigo?: string }
  return {
    get: <Dados>(url: string) => api.get<Body<Dados>>(url, token),
    post: <Dados>(url: string, body: object) => api.post<Body<Dados>>(url, body, token),
    put: <Dados>(url: string, body: object) => api.put<Body<Dados>>(url, body, token),
    del: (url: string) => api.del<Body<null>>(url, token),
  }
}

/** A question with the alternatives A to C, of which B is right. */
async function build(api: TestApi, client: Client) {
  const { id: id_prova } = await api.make.prova()
  const { body } = await client.post<Questao>('/questoes', { id_prova, texto: 'Quanto é 1 + 1?' })
  const questao = body.dados
  const alternativas: Alternativa[] = []
  for (const [nome, texto] of [
    ['C', '3'],
    ['A', '1'],
    ['B', '2'],
  ]) {
    const nova = { id_questao: questao.id, nome, texto, correta: nome === 'B' }
    alternativas.push((await client.post<Alternativa>('/alternativas', nova)).body.dados)
  }
  return { questao, alternativas }
}

const ofLetter = (alternativas: readonly Alternativa[], letter: string) =>
  alternativas.find(({ nome }) => nome === letter)?.id

async function keyOf(client: Client, id: number) {
  const { body } = await client.get<Alternativa[]>(`/alternativas?questaoId=${id}`)
  return body.dados.map(({ nome, correta }) => (correta ? `${nome}*` : nome)).join('')
}

const draw = async (api: TestApi) => {
  const { body } = await api.post<{ dados: { questoes: { id: number }[] } }>('/sorteios', {
    quantidade: 10,
  })
  return body.dados.questoes.map(({ id }) => id)
}

describe('a question that is written part by part', () => {
  it('is drawn once its parts make it one, and is known to the editor and the log', async ({
    api,
    client,
  }) => {
    const { id: id_prova } = await api.make.prova()
    const { body } = await client.post<Questao>('/questoes', { id_prova, texto: 'Quanto é 1 + 1?' })
    const { id } = body.dados
    expect(body.dados).toMatchObject({ id_prova, texto: 'Quanto é 1 + 1?', situacao: 'normal' })
    expect(await draw(api)).toEqual([])
    for (const [texto, correta] of [
      ['1', false],
      ['2', true],
    ] as const) {
      expect((await client.post('/alternativas', { id_questao: id, texto, correta })).status).toBe(
        200,
      )
    }

    expect(await keyOf(client, id)).toBe('AB*')
    await expect.poll(() => draw(api)).toEqual([id])
    const listed = await client.get(`/edicao/questoes?busca=1&id_prova=${id_prova}`)
    expect(listed.body.dados).toMatchObject([{ id, problemas: ['sem_materia', 'sem_numero'] }])
    const log = await client.get<{ acao: string; entidade: string }[]>('/registro?agrupadas=true')
    expect(log.body.dados.map(({ acao, entidade }) => `${acao} ${entidade}`)).toEqual([
      'alteracao questoes',
      'alteracao questoes',
      'criacao questoes',
    ])
  })

  it('is listed with its parts, to administrators alone', async ({ api, client }) => {
    const { questao, alternativas } = await build(api, client)
    expect((await client.get('/questoes')).body.dados).toMatchObject([
      { id: questao.id, versao: 4 },
    ])
    expect((await client.get(`/questoes?id_prova=${questao.id_prova + 1}`)).body.dados).toEqual([])
    const all = await client.get<Alternativa[]>('/alternativas')
    expect(all.body.dados.map(({ nome }) => nome)).toEqual(['A', 'B', 'C'])
    expect(all.body.dados).toHaveLength(alternativas.length)
    expect((await api.get('/alternativas')).status).toBe(400)
  })

  it('has one right alternative, whichever a client marks first', async ({ api, client }) => {
    const { questao, alternativas } = await build(api, client)
    const [a, b] = [ofLetter(alternativas, 'A'), ofLetter(alternativas, 'B')]
    await client.put(`/alternativas/${a}`, { correta: true })
    expect(await keyOf(client, questao.id)).toBe('A*BC')
    await client.put(`/alternativas/${b}`, { correta: false })
    expect(await keyOf(client, questao.id)).toBe('A*BC')
    await client.put(`/questoes/${questao.id}`, { situacao: 'anulada' })
    await client.put(`/alternativas/${b}`, { correta: true })
    await client.put(`/questoes/${questao.id}`, { situacao: 'normal' })
    expect(await keyOf(client, questao.id)).toBe('AB*C')
    await client.put(`/alternativas/${b}`, { correta: false })
    await client.put(`/alternativas/${b}`, { correta: true })
    expect(await keyOf(client, questao.id)).toBe('AB*C')
  })

  it('has answers graded by its new key', async ({ api, client }) => {
    const { questao, alternativas } = await build(api, client)
    const aluno = await api.enter()
    const tentativa = {
      chave: randomUUID(),
      id_questao: questao.id,
      id_alternativa: ofLetter(alternativas, 'A'),
      origem: 'pratica',
      respondida_em: '2026-05-31T16:00:00.000Z',
    }
    await api.post('/tentativas', { tentativas: [tentativa] }, aluno.token)
    const certas = async () => {
      const { body } = await api.get<{ dados: { certas: number } }>('/estatisticas', aluno.token)
      return body.dados.certas
    }
    expect(await certas()).toBe(0)
    await client.put(`/alternativas/${ofLetter(alternativas, 'A')}`, { correta: true })
    await expect.poll(certas).toBe(1)
    await client.put(`/questoes/${questao.id}`, { situacao: 'anulada' })
    await expect.poll(certas).toBe(1)
    const removed = await client.del(`/questoes/${questao.id}`)
    expect(removed.status).toBe(200)
    expect((await client.get('/questoes')).body.dados).toEqual([])
    expect((await client.get(`/questoes/${questao.id}`)).status).toBe(200)
  })

  it('keeps what a change leaves out, and what is sent back as it was leaves no trace', async ({
    api,
    client,
  }) => {
    const { questao } = await build(api, client)
    const url = `/questoes/${questao.id}`
    const changed = await client.put<Questao & { versao: number }>(url, { numero: 7 })
    expect(changed.body.dados).toMatchObject({
      numero: 7,
      texto: questao.texto,
      situacao: 'normal',
    })
    expect(await client.put(url, changed.body.dados)).toEqual(changed)
    const stale = await client.put(url, { texto: 'Outra.', versao: 1 })
    expect([stale.status, stale.body.codigo]).toEqual([409, 'versao_antiga'])
  })

  it.for([
    ['post', '/questoes', { id_prova: 999, texto: 'a' }, 'id_prova'],
    ['post', '/questoes', { id_prova: 1, texto: 'a', id_materia: 999 }, 'id_materia'],
    ['post', '/questoes', { id_prova: 1, texto: '' }, 'texto'],
    ['post', '/questoes', { id_prova: 1, texto: '<b>sem fim' }, 'texto'],
    ['post', '/alternativas', { id_questao: 999, texto: 'a', correta: false }, 'id_questao'],
    ['post', '/alternativas', { id_questao: 1, nome: 'A', texto: 'a', correta: false }, 'nome'],
    ['post', '/alternativas', { id_questao: 1, correta: false }, 'texto'],
    ['post', '/alternativas', { id_questao: 1, texto: ' <b>2</b>', correta: false }, 'texto'],
    ['put', '/alternativas/1', { texto: '2' }, 'texto'],
    ['put', '/alternativas/1', { texto: '' }, 'texto'],
    ['put', '/alternativas/1', { nome: 'A' }, 'nome'],
    ['put', '/alternativas/1', { url_imagem: 'a.png' }, 'descricao'],
    ['put', '/alternativas/1', { id_questao: 2 }, 'id_questao'],
    ['post', '/referencias', {}, 'texto'],
    ['post', '/questoes-referencias', { id_questao: 1, id_referencia: 999 }, 'id_referencia'],
    ['post', '/questoes-referencias', { id_questao: 999, id_referencia: 1 }, 'id_questao'],
  ] as const)('refuses %s %s %j', async ([method, url, body, campo], { api, client }) => {
    await build(api, client)
    const before = await client.get('/registro')
    const answer = await client[method](url, body)
    expect([answer.status, Object.keys(answer.body.campos ?? {})]).toEqual([400, [campo]])
    expect(await client.get('/registro')).toEqual(before)
  })

  it('has five alternatives at most, and loses them one by one', async ({ api, client }) => {
    const { questao, alternativas } = await build(api, client)
    for (const texto of ['4', '5']) {
      await client.post('/alternativas', { id_questao: questao.id, texto, correta: false })
    }
    expect(await keyOf(client, questao.id)).toBe('AB*CDE')
    const sixth = { id_questao: questao.id, texto: '6', correta: false }
    expect((await client.post('/alternativas', sixth)).status).toBe(400)
    expect((await client.del(`/alternativas/${ofLetter(alternativas, 'B')}`)).status).toBe(200)
    expect(await keyOf(client, questao.id)).toBe('ACDE')
    await expect.poll(() => draw(api)).toEqual([])
  })
})

describe('references and their links', () => {
  it('are made apart, linked by the id of their question or theme, and taken away again', async ({
    api,
    client,
  }) => {
    const { questao } = await build(api, client)
    const redacao = await api.make.redacao()
    const nova = { texto: 'O pH.', informacao_acesso: 'Jornal. Acesso em: 22 nov. 2026.' }
    const { dados: text } = (await client.post<Referencia>('/referencias', nova)).body
    const { dados: other } = (await client.post<Referencia>('/referencias', { texto: 'B' })).body
    expect(text).toMatchObject(nova)
    for (const [noun, of, id] of [
      ['questoes-referencias', 'id_questao', questao.id],
      ['redacoes-referencias', 'id_redacao', redacao.id],
    ] as const) {
      const links = async () => {
        const { body } = await client.get<QuestaoReferencia[]>(`/${noun}`)
        return body.dados.map((link) => [link.id, link.id_referencia])
      }
      const link = { [of]: id, id_referencia: text.id }
      const made = await client.post(`/${noun}`, link)
      expect(made.body.dados).toEqual({ ...link, id, ordem: 0 })
      expect(await links()).toEqual([[id, text.id]])
      expect((await client.del(`/referencias/${text.id}`)).body.codigo).toBe('em_uso')
      await client.put(`/${noun}/${id}`, { ...link, id_referencia: other.id })
      expect(await links()).toEqual([[id, other.id]])
      await client.post(`/${noun}`, link)
      expect(await links()).toEqual([
        [id, other.id],
        [id, text.id],
      ])
      const third = { id_referencia: 999 }
      expect((await client.put(`/${noun}/${id}`, third)).status).toBe(400)
      expect((await client.del(`/${noun}/${id}?id_referencia=999`)).status).toBe(404)
      await client.del(`/${noun}/${id}?id_referencia=${other.id}`)
      expect(await links()).toEqual([[id, text.id]])
      expect((await client.del(`/${noun}/${id}`)).status).toBe(200)
      expect((await links()).map(([, reference]) => reference)).not.toContain(text.id)
      expect((await client.del(`/${noun}/999`)).status).toBe(404)
    }
    const changed = await client.put<Referencia>(`/referencias/${text.id}`, { titulo: 'Química' })
    expect(changed.body.dados).toMatchObject({ ...nova, titulo: 'Química', versao: 2 })
    expect((await client.put(`/referencias/${text.id}`, { texto: '' })).status).toBe(400)
    expect((await client.get<Referencia[]>('/referencias')).body.dados).toHaveLength(2)
    expect((await client.del(`/referencias/${text.id}`)).status).toBe(200)
    expect((await client.del(`/referencias/${text.id}`)).status).toBe(404)
  })
})
