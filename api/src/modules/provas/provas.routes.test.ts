import type { ProvaListada } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it, readAnswer } from '../../testing/api.ts'

const MISSING = {
  icone: 'error',
  titulo: 'Não encontrado',
  mensagem: 'Essa prova não existe.',
  codigo: 'prova_inexistente',
}
const JSON_TYPE = { 'content-type': 'application/json' }

describe('GET /provas', () => {
  it('lists those of the newest vestibular first, those without one at the end', async ({
    api,
  }) => {
    const loose = await api.db
      .insertInto('provas')
      .values({ nome: 'Prova Avulsa', busca: 'prova avulsa' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const oldest = await api.make.vestibular({ ano: 2024, semestre: 2 })
    const older = await api.make.vestibular({ ano: 2025, semestre: 1 })
    const newer = await api.make.vestibular({ ano: 2025, semestre: 2 })
    const third = await api.make.prova({ nome: 'Prova Cinza', id_vestibular: oldest.id })
    const second = await api.make.prova({ nome: 'Prova Branca', id_vestibular: older.id })
    const first = await api.make.prova({
      nome: 'Prova Azul',
      id_vestibular: newer.id,
      instrucoes: 'Use caneta azul.',
      url_arquivo: 'arquivos/provas/azul.pdf',
      url_gabarito: 'arquivos/provas/azul-gabarito.pdf',
      data: '2024-12-08',
      duracao_minutos: 240,
    })

    const empty = {
      instrucoes: null,
      url_arquivo: null,
      data: null,
      duracao_minutos: null,
      url_gabarito: null,
      publicada: true,
      corretores: 1,
      versao: 1,
    }
    expect(await api.get('/provas')).toEqual({
      status: 200,
      body: {
        dados: [
          {
            id: first.id,
            nome: 'Prova Azul',
            instrucoes: 'Use caneta azul.',
            url_arquivo: 'arquivos/provas/azul.pdf',
            id_vestibular: newer.id,
            data: '2024-12-08',
            duracao_minutos: 240,
            url_gabarito: 'arquivos/provas/azul-gabarito.pdf',
            publicada: true,
            corretores: 1,
            versao: 1,
          },
          { ...empty, id: second.id, nome: 'Prova Branca', id_vestibular: older.id },
          { ...empty, id: third.id, nome: 'Prova Cinza', id_vestibular: oldest.id },
          { ...empty, id: loose.id, nome: 'Prova Avulsa', id_vestibular: null },
        ],
      },
    })
  })

  it('tells administrators how many questions each has that are not retired', async ({ api }) => {
    const { id: id_vestibular } = await api.make.vestibular()
    const some = await api.make.prova({ id_vestibular })
    const none = await api.make.prova({ id_vestibular, publicada: false })
    await api.make.questao({ id_prova: some.id })
    await api.make.questao({ id_prova: some.id })
    await api.make.questao({ id_prova: some.id, retirada_em: '2026-05-31T12:00:00.000Z' })
    const { token } = await api.enter({ perfil: 'Administrador' })
    const toldTo = async (path: string, reader?: string) => {
      const { body } = await api.get(path, reader)
      return (body as { dados: ProvaListada[] }).dados.map(({ id, questoes }) => [id, questoes])
    }

    for (const path of ['/provas', `/provas/vestibulares/${id_vestibular}?ordem=nome`]) {
      expect(await toldTo(path, token)).toEqual(
        expect.arrayContaining([
          [some.id, 2],
          [none.id, 0],
        ]),
      )
      expect(await toldTo(path)).toEqual([[some.id, undefined]])
    }
  })

  it('tells what was changed since it was last asked', async ({ api }) => {
    const { id, nome } = await api.make.prova()
    const { token } = await api.enter({ perfil: 'Administrador' })
    const listed = async () => (await api.get<{ dados: ProvaListada[] }>('/provas')).body.dados
    expect(await listed()).toMatchObject([{ id, nome }])

    await api.put(`/provas/${id}`, { nome: 'Prova Azul' }, token)
    expect(await listed()).toMatchObject([{ id, nome: 'Prova Azul' }])
    await api.put(`/provas/${id}`, { publicada: false }, token)
    expect(await listed()).toEqual([])
  })

  it('leaves out what is not published', async ({ api }) => {
    await api.make.prova({ publicada: false })

    expect(await api.get('/provas')).toEqual({ status: 200, body: { dados: [] } })
  })
})

describe.for(['GET', 'POST'] as const)('%s /provas/{id}', (method) => {
  it('answers the prova', async ({ api }) => {
    await api.make.prova()
    const prova = await api.make.prova({
      instrucoes: 'Use caneta azul.',
      url_arquivo: 'arquivos/provas/azul.pdf',
      data: '2024-12-08',
      duracao_minutos: 240,
    })
    const answer = await api.app.inject({ method, url: `/provas/${prova.id}` })

    expect(answer.statusCode).toBe(200)
    expect(readAnswer(answer.body)).toEqual({ dados: prova, valido: true })
  })

  it('answers 404 to an unknown id, and to one that is not published', async ({ api }) => {
    const { id } = await api.make.prova({ publicada: false })
    for (const unknown of [id, id + 1]) {
      const answer = await api.app.inject({ method, url: `/provas/${unknown}` })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ ...MISSING, valido: false })
    }
  })

  it('answers 400 to what is no id', async ({ api }) => {
    const answer = await api.app.inject({ method, url: '/provas/azul' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ campos: { id: 'Deve ser um número inteiro positivo.' } })
  })
})

describe('POST /provas/{id}, of which no client says what it sends,', () => {
  it.for([
    ['JSON of no length', JSON_TYPE, ''],
    ['JSON of no length, as fetch says it', { ...JSON_TYPE, 'content-length': '0' }, ''],
    ['an object', JSON_TYPE, '{}'],
    ['null', JSON_TYPE, 'null'],
    ['broken JSON', JSON_TYPE, '{"id":'],
    ['a form', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    ['bytes of no type', {}, 'x'],
    ['a type that is none', { 'content-type': 'x' }, 'x'],
    ['over 1 MiB', JSON_TYPE, ' '.repeat(2 ** 20 + 1)],
  ] as const)('takes %s', async ([, headers, payload], { api }) => {
    const { id } = await api.make.prova()
    const answer = await api.app.inject({ method: 'POST', url: `/provas/${id}`, headers, payload })

    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ dados: { id } })
  })

  it('takes a body over a connection that goes on afterwards', async ({ api }) => {
    const { id } = await api.make.prova()
    const address = await api.app.listen({ host: '127.0.0.1', port: 0 })
    for (const body of ['{"a":1}', ' '.repeat(2 ** 20 + 1), undefined, '{}']) {
      const answer = await fetch(`${address}/provas/${id}`, {
        method: 'POST',
        headers: JSON_TYPE,
        ...(body !== undefined && { body }),
      })
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ dados: { id } })
    }
  })
})

describe('GET /provas/vestibulares/{id}', () => {
  it('lists the published ones of that vestibular', async ({ api }) => {
    const { id: id_vestibular } = await api.make.vestibular()
    await api.make.prova()
    const first = await api.make.prova({ id_vestibular, nome: 'Azul' })
    const second = await api.make.prova({ id_vestibular, nome: 'Rosa' })
    await api.make.prova({ id_vestibular, publicada: false })

    const { status, body } = await api.get(`/provas/vestibulares/${id_vestibular}`)
    expect(status).toBe(200)
    expect(body).toEqual({ dados: [first, second] })
  })

  it('answers an empty list when there is none, or none that is published', async ({ api }) => {
    const { id } = await api.make.vestibular()
    expect(await api.get(`/provas/vestibulares/${id}`)).toEqual({
      status: 200,
      body: { dados: [] },
    })

    await api.make.prova({ id_vestibular: id, publicada: false })
    expect((await api.get(`/provas/vestibulares/${id}`)).body).toEqual({ dados: [] })
  })

  it('answers 404 to an unknown vestibular', async ({ api }) => {
    expect(await api.get('/provas/vestibulares/1')).toEqual({
      status: 404,
      body: {
        ...MISSING,
        mensagem: 'Esse vestibular não existe.',
        codigo: 'vestibular_inexistente',
      },
    })
  })
})
