import type { Conferencia } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { questaoEditada } from '../../testing/questao-editada.ts'

const BROKEN = '<b>sem fim'

/** A draft prova with a question for each of the given values, in this order. */
async function draft(api: TestApi, ...questoes: Parameters<typeof api.make.questao>[0][]) {
  const { token } = await api.enter({ perfil: 'Administrador' })
  const { id } = await api.make.prova({ nome: 'Azul', publicada: false, url_arquivo: 'a.pdf' })
  const id_materia = (await api.make.materia()).id
  const ids: number[] = []
  for (const [place, values] of questoes.entries()) {
    const own = { id_prova: id, id_materia, numero: place + 1, ...values }
    ids.push((await api.make.questao(own)).id)
  }
  const conferir = async () =>
    (await api.get<{ dados: Conferencia }>(`/edicao/provas/${id}/conferencia`, token)).body.dados
      .achados
  return { token, id, ids, conferir }
}

/** Every way in which a prova becomes published. */
const PUBLISHING: [string, (api: TestApi, id: number, token: string) => Promise<unknown>][] = [
  [
    'POST /edicao/publicacoes',
    (api, id, token) => api.post('/edicao/publicacoes', { ids: [id], publicada: true }, token),
  ],
  ['PUT /provas/{id}', (api, id, token) => api.put(`/provas/${id}`, { publicada: true }, token)],
]

describe('GET /edicao/provas/{id}/conferencia', () => {
  it('finds nothing in a prova in which nothing is missing', async ({ api }) => {
    const { token, id, conferir } = await draft(api, {}, {})
    expect(await conferir()).toEqual([])
    const prova = { id, nome: 'Azul', publicada: false }
    expect(await api.get(`/edicao/provas/${id}/conferencia`, token)).toMatchObject({
      body: { dados: { prova } },
    })
  })

  it('says what is found, each with its place', async ({ api }) => {
    const made = await draft(
      api,
      {},
      { numero: 1 },
      { texto: BROKEN, explicacao: BROKEN, id_materia: null },
      { numero: 6 },
    )
    const [, , broken = 0, annulled = 0] = made.ids
    await api.db
      .updateTable('questoes')
      .set({ situacao: 'anulada' })
      .where('id', '=', annulled)
      .execute()
    const figura = await api.make.referencia({ url_imagem: 'a.png', texto: BROKEN })
    await api.make.link(annulled, figura.id)
    const tema = await api.make.redacao({ id_prova: made.id, instrucoes: BROKEN })
    await api.put(
      `/provas/${made.id}`,
      { instrucoes: 'São 54 questões.', url_arquivo: '' },
      made.token,
    )
    await api.make.questao({
      id_prova: made.id,
      numero: 1,
      retirada_em: '2026-01-01T00:00:00.000Z',
    })

    const said = '“<b>sem fim” não fecha: falta “</b>”.'
    const one = { entidade: 'questoes', nome: 'Questão 1', detalhe: null }
    const prova = { entidade: 'provas', id: made.id, detalhe: null }
    expect(await made.conferir()).toEqual([
      { ...one, codigo: 'numero_repetido', id: made.ids[0] },
      { ...one, codigo: 'numero_repetido', id: made.ids[1] },
      {
        ...one,
        codigo: 'texto_quebrado',
        id: broken,
        nome: 'Questão 3, texto',
        detalhe: said,
        campo: 'questao.texto',
      },
      {
        ...one,
        codigo: 'texto_quebrado',
        id: broken,
        nome: 'Questão 3, explicação',
        detalhe: said,
        campo: 'questao.explicacao',
      },
      {
        ...one,
        codigo: 'texto_quebrado',
        id: annulled,
        nome: 'Questão 6, referência 1',
        detalhe: said,
        campo: 'referencias.0.texto',
      },
      {
        codigo: 'texto_quebrado',
        entidade: 'redacoes',
        id: tema.id,
        nome: 'Tema de redação 1',
        detalhe: said,
        campo: 'instrucoes',
      },
      { ...prova, codigo: 'faltam_questoes', nome: 'Há 4 das 54 de que falam as instruções' },
      { ...prova, codigo: 'faltam_numeros', nome: 'Faltam as questões 2, 4 e 5' },
      { ...one, codigo: 'sem_materia', id: broken, nome: 'Questão 3' },
      { ...prova, codigo: 'sem_arquivo', nome: 'Arquivo da prova' },
      { ...one, codigo: 'sem_descricao', id: annulled, nome: 'Questão 6' },
    ])
  })

  it('answers 404 for a prova that is not there', async ({ api }) => {
    const { token } = await draft(api)
    expect(await api.get('/edicao/provas/999/conferencia', token)).toMatchObject({
      status: 404,
      body: { codigo: 'prova_inexistente' },
    })
  })
})

describe('a reference', () => {
  it.for([
    ['titulo', ', título'],
    ['texto', ''],
    ['legenda', ', legenda'],
    ['informacao_acesso', ', informação de acesso'],
  ] as const)('is looked through for what cannot be drawn: %s', async ([campo, said], { api }) => {
    const { ids, conferir } = await draft(api, { numero: 1 })
    const { id } = await api.make.referencia({ [campo]: BROKEN })
    await api.make.link(ids[0] ?? 0, id)
    const found = (await conferir()).filter(({ codigo }) => codigo === 'texto_quebrado')
    expect(found.map(({ nome, campo: field }) => [nome, field])).toEqual([
      [`Questão 1, referência 1${said}`, `referencias.0.${campo}`],
    ])
  })
})

describe.for(PUBLISHING)('%s', ([, publish]) => {
  it('publishes in spite of what is only missing', async ({ api }) => {
    const { token, id, conferir } = await draft(api, { id_materia: null }, { numero: 9 })
    expect(await conferir()).toHaveLength(2)
    expect(await publish(api, id, token)).toMatchObject({ status: 200 })
    expect((await api.get(`/provas/${id}`)).status).toBe(200)
  })

  it('publishes nothing that has an impediment, and says which', async ({ api }) => {
    const { token, id, ids } = await draft(api, {}, { numero: 1 }, { texto: BROKEN })
    await api.db.updateTable('alternativas').set({ correta: false }).execute()
    expect(await publish(api, id, token)).toMatchObject({
      status: 409,
      body: {
        codigo: 'prova_impedida',
        mensagem:
          'Azul ainda não pode ser publicada. Questão 1: sem uma resposta certa; Questão 1: sem uma resposta certa; Questão 3: sem uma resposta certa; e mais 3.',
      },
    })
    expect((await api.get(`/provas/${id}`)).status).toBe(404)
    const log = await api.db.selectFrom('registro').select('id').execute()
    expect([ids.length, log]).toEqual([3, []])
  })
})

describe('PUT /provas/{id}', () => {
  it('publishes with instructions that it mends in the same moment', async ({ api }) => {
    const { token, id } = await draft(api, {})
    await api.put(`/provas/${id}`, { instrucoes: BROKEN }, token)
    const both = { instrucoes: 'Boa prova.', publicada: true }
    expect((await api.put(`/provas/${id}`, { publicada: true }, token)).status).toBe(409)
    expect((await api.put(`/provas/${id}`, both, token)).status).toBe(200)
  })
})

describe('a number of a prova', () => {
  it('is refused where another question has it, beside its field', async ({ api }) => {
    const { token, id, ids } = await draft(api, {}, {})
    const [one, two] = ids
    const taken = {
      status: 400,
      body: { campos: { 'questao.numero': 'Já há uma questão 1 nesta prova.' } },
    }
    const send = questaoEditada({ id_prova: id, numero: 1 })
    expect(await api.post('/edicao/questoes', send, token)).toMatchObject(taken)
    expect(await api.put(`/edicao/questoes/${two}`, send, token)).toMatchObject(taken)
    expect((await api.put(`/edicao/questoes/${one}`, send, token)).status).toBe(200)
    const elsewhere = {
      ...send,
      questao: { ...send.questao, id_prova: (await api.make.prova()).id },
    }
    expect((await api.post('/edicao/questoes', elsewhere, token)).status).toBe(200)
    expect((await api.put(`/edicao/questoes/${two}`, elsewhere, token)).status).toBe(400)
  })

  it('is free where its question is retired, which then comes back no more', async ({ api }) => {
    const { token, id, ids } = await draft(api, {}, {})
    const lote = (retirada: boolean) =>
      api.post('/edicao/lotes', { ids: [ids[0] ?? 0], retirada }, token)
    await lote(true)
    const send = questaoEditada({ id_prova: id, numero: 1 })
    expect((await api.post('/edicao/questoes', send, token)).status).toBe(200)
    expect(await lote(false)).toMatchObject({
      status: 409,
      body: {
        codigo: 'prova_impedida',
        mensagem: 'Nada mudou, porque Azul não pode ficar assim. Questão 1: número repetido.',
      },
    })
  })

  it('stays what it was where two had it before', async ({ api }) => {
    const { token, id, ids } = await draft(api, {}, { numero: 1 })
    const send = questaoEditada({ id_prova: id, numero: 1, texto: 'Outra?' })
    expect((await api.put(`/edicao/questoes/${ids[1]}`, send, token)).status).toBe(200)
  })
})

describe('POST /edicao/lotes', () => {
  it('brings nothing back into a published prova that would keep it from being so', async ({
    api,
  }) => {
    const { token, id, ids } = await draft(api, {}, { texto: BROKEN })
    const lote = (retirada: boolean) =>
      api.post('/edicao/lotes', { ids: [ids[1] ?? 0], retirada }, token)
    await lote(true)
    await api.put(`/provas/${id}`, { publicada: true }, token)
    expect(await lote(false)).toMatchObject({ status: 409, body: { codigo: 'prova_impedida' } })
    await api.put(`/provas/${id}`, { publicada: false }, token)
    expect((await lote(false)).status).toBe(200)
  })
})
