import type { QuestaoCompleta } from '@rumo/contract'
import { randomUUID } from 'node:crypto'
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

  it('annuls questions, and counts what was answered as right', async ({ api }) => {
    const { token, ids, a, questao } = await selection(api)
    const student = await api.enter()
    const wrong = a.alternativas.find(({ correta }) => !correta)
    const tentativa = { id_questao: a.id, id_alternativa: wrong?.id, origem: 'pratica' }
    await api.post(
      '/tentativas',
      {
        tentativas: [
          { ...tentativa, chave: randomUUID(), respondida_em: new Date().toISOString() },
        ],
      },
      student.token,
    )
    await api.post('/edicao/lotes', { ids, situacao: 'anulada' }, token)
    expect(await questao(a.id)).toMatchObject({ situacao: 'anulada', versao: 2 })
    const { resultado } = await api.db
      .selectFrom('tentativas')
      .select('resultado')
      .executeTakeFirstOrThrow()
    expect(resultado).toBe('certa')
  })

  it('numbers questions one after the other in their order, unless one is taken', async ({
    api,
  }) => {
    const { token, ids, a, questao } = await selection(api)
    const [first = 0, second = 0] = ids
    const other = await api.make.questao({ id_prova: a.id_prova, numero: 9 })
    await api.post('/edicao/lotes', { ids: [second, first], numero: 5 }, token)
    const numeros = async () => [(await questao(first)).numero, (await questao(second)).numero]
    expect(await numeros()).toEqual([5, 6])
    expect(await api.post('/edicao/lotes', { ids, numero: 8 }, token)).toMatchObject({
      status: 409,
      body: { codigo: 'prova_impedida', mensagem: expect.stringContaining('Questão 9') },
    })
    expect(await numeros()).toEqual([5, 6])
    // In one change, questions may take over each other's numbers.
    const all = { ids: [...ids, other.id], numero: 6 }
    expect((await api.post('/edicao/lotes', all, token)).status).toBe(200)
    expect([...(await numeros()), (await questao(other.id)).numero]).toEqual([6, 7, 8])
  })

  it('gives no number beyond those of any booklet', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id, id_prova } = await api.make.questao({ numero: 1 })
    const other = await api.make.questao({ id_prova, numero: 2 })
    for (const lote of [
      { ids: [id], numero: 1001 },
      { ids: [id], numero: 2 ** 31 },
      { ids: [id, other.id], numero: 1000 },
      { ids: [id], numeros: [1001] },
    ]) {
      expect([lote, (await api.post('/edicao/lotes', lote, token)).status]).toEqual([lote, 400])
    }
    expect((await api.post('/edicao/lotes', { ids: [id], numero: 1000 }, token)).status).toBe(200)
  })

  it('gives each question the number that is asked for it, all of them or none', async ({
    api,
  }) => {
    const { token, ids, questao } = await selection(api)
    const [first = 0, second = 0] = ids
    const numeros = async () => [(await questao(first)).numero, (await questao(second)).numero]
    const ask = async (asked: object) =>
      (await api.post('/edicao/lotes', { ids: [second, first], ...asked }, token)).status
    expect(await ask({ numeros: [31, 30] })).toBe(200)
    expect(await numeros()).toEqual([30, 31])
    expect(await ask({ numeros: [30, 31] })).toBe(200)
    expect(await numeros()).toEqual([31, 30])
    expect([await ask({ numeros: [7] }), await ask({ numeros: [7, 0] })]).toEqual([400, 400])
    expect(await ask({ numeros: [8, 8] })).toBe(409)
    expect(await numeros()).toEqual([31, 30])
  })

  it('moves questions to another prova, and copies them into one', async ({ api }) => {
    const { token, ids, a, questao } = await selection(api)
    const to = await api.make.prova()
    await api.post('/edicao/lotes', { ids: [a.id], numero: 3 }, token)
    const apoio = await api.make.referencia()
    await api.make.link(a.id, apoio.id)
    expect(await api.post('/edicao/lotes', { ids, id_prova: to.id }, token)).toMatchObject({
      body: { dados: { alterados: 2 } },
    })
    expect(await questao(a.id)).toMatchObject({ id_prova: to.id, numero: 3 })
    // Copies the moved questions back to the first prova, and question `a` once more to the second.
    await api.post('/edicao/lotes', { ids, copiar_para: a.id_prova }, token)
    await api.post('/edicao/lotes', { ids: [a.id], copiar_para: to.id }, token)
    const listed = await api.get<{ dados: { numero: number | null; prova: { id: number } }[] }>(
      '/edicao/questoes?limite=20',
      token,
    )
    const found = listed.body.dados.map(({ numero, prova }) => [prova.id, numero])
    expect(found).toHaveLength(5)
    expect(found).toEqual(
      expect.arrayContaining([
        [a.id_prova, 3],
        [a.id_prova, null],
        [to.id, 3],
        [to.id, null],
      ]),
    )
    // Question `a` and its copies are linked to the same text.
    const links = await api.db.selectFrom('questoes_referencias').select('id_referencia').execute()
    expect(links).toEqual([apoio, apoio, apoio].map(({ id }) => ({ id_referencia: id })))
    // The first prova already has a question with this number, and the copy is accepted without one.
    const again = await api.post('/edicao/lotes', { ids: [a.id], copiar_para: a.id_prova }, token)
    expect(again.status).toBe(200)
    for (const campo of ['id_prova', 'copiar_para']) {
      expect(await api.post('/edicao/lotes', { ids, [campo]: 999 }, token)).toMatchObject({
        status: 400,
        body: { campos: { [campo]: 'Essa prova não existe mais.' } },
      })
    }
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
