import type { QuestaoCompleta, QuestaoEditada } from '@rumo/contract'
import { omit } from 'es-toolkit'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { questaoEditada } from '../../testing/questao-editada.ts'

interface Saved {
  dados: QuestaoCompleta
}

/** Makes a question, and gives a function that sends it back. */
async function written(api: TestApi) {
  const { token } = await api.enter({ perfil: 'Administrador' })
  const id_prova = (await api.make.prova()).id
  const editada = questaoEditada({ id_prova }, { referencias: [{ texto: 'pH' }] })
  const { body } = await api.post<Saved>('/edicao/questoes', editada, token)
  const url = `/edicao/questoes/${body.dados.questao.id}`
  const put = (sent: QuestaoEditada) => api.put<Saved>(url, sent, token)
  return { token, id_prova, put, dados: body.dados }
}

/** The body that sends the question back unchanged. */
function sentBack({ questao, alternativas, referencias }: QuestaoCompleta): QuestaoEditada {
  return { questao, alternativas, referencias }
}

async function auditLog({ db }: TestApi) {
  const rows = await db.selectFrom('registro').selectAll().orderBy('id').execute()
  return rows.map(({ acao, entidade, id_registro }) => [acao, entidade, id_registro])
}

describe('PUT /edicao/questoes/{id}', () => {
  it('leaves no trace of what is sent back as it is', async ({ api }) => {
    const { put, dados } = await written(api)
    const before = await auditLog(api)
    expect((await put(sentBack(dados))).body.dados).toEqual(dados)
    expect(await auditLog(api)).toEqual(before)
  })

  it('lets a retired one have a number that another one has', async ({ api }) => {
    const { put, dados, id_prova, token } = await written(api)
    const { id } = dados.questao
    await api.make.questao({ id_prova, numero: 77 })
    const taken = (questao: QuestaoCompleta['questao']) => ({
      ...sentBack(dados),
      questao: { ...questao, numero: 77 },
    })
    expect((await put(taken(dados.questao))).status).toBe(400)
    await api.post('/edicao/lotes', { ids: [id], retirada: true }, token)
    const { body } = await api.get<Saved>(`/edicao/questoes/${id}`, token)
    expect((await put(taken(body.dados.questao))).status).toBe(200)
  })

  it('moves alternatives without making others of them', async ({ api }) => {
    const { put, dados } = await written(api)
    const [a, b, c] = dados.alternativas
    const { body } = await put({
      ...sentBack(dados),
      alternativas: [c, a, b].flatMap((x) => x ?? []),
    })

    expect(body.dados.alternativas.map(({ id, nome, texto }) => [id, nome, texto])).toEqual([
      [c?.id, 'A', 'Vinagre'],
      [a?.id, 'B', 'Água'],
      [b?.id, 'C', 'Soda'],
    ])
    expect(body.dados.questao.versao).toBe(2)
  })

  it('removes the alternatives that are not sent, and takes none of another question', async ({
    api,
  }) => {
    const { put, dados, id_prova } = await written(api)
    const other = await api.make.questao({ id_prova })
    const stolen = other.alternativas.map(({ id, texto, correta }) => ({ id, texto, correta }))
    expect(await put({ ...sentBack(dados), alternativas: stolen })).toMatchObject({
      status: 400,
      body: { campos: { 'alternativas.0.id': 'Essa alternativa não é mais desta questão.' } },
    })
    const { body } = await put({
      ...sentBack(dados),
      alternativas: [
        { texto: 'Sim', correta: true },
        { texto: 'Não', correta: false },
      ],
    })
    expect(body.dados.alternativas.map(({ nome, texto }) => nome + texto)).toEqual(['ASim', 'BNão'])
    const rows = api.db.selectFrom('alternativas').where('id_questao', '=', dados.questao.id)
    expect(await rows.select('id').execute()).toHaveLength(2)
  })

  it('answers 409 to a caller who read an older version', async ({ api }) => {
    const { put, dados } = await written(api)
    const first = { ...sentBack(dados), questao: { ...dados.questao, texto: 'Primeira?' } }
    const second = { ...sentBack(dados), questao: { ...dados.questao, texto: 'Segunda?' } }
    expect((await put(first)).body.dados.questao).toMatchObject({ texto: 'Primeira?', versao: 2 })
    expect(await put(second)).toMatchObject({ status: 409, body: { codigo: 'versao_antiga' } })

    const lastWins = { ...second, questao: omit(second.questao, ['versao']) }
    expect((await put(lastWins)).body.dados.questao).toMatchObject({ texto: 'Segunda?', versao: 3 })
  })

  it('shares a reference with other questions, and changes it for all of them', async ({ api }) => {
    const { put, dados, token, id_prova } = await written(api)
    const [shared] = dados.referencias
    const { body } = await api.post<Saved>(
      '/edicao/questoes',
      questaoEditada({ id_prova, numero: 2 }, { referencias: [{ id: shared?.id }] }),
      token,
    )
    expect(body.dados.referencias).toEqual([{ ...shared, usos: 2 }])

    const changed = { ...shared, texto: 'pOH', versao: 1 }
    await put({ ...sentBack(dados), referencias: [changed] })
    const other = await api.get<Saved>(`/edicao/questoes/${body.dados.questao.id}`, token)
    expect(other.body.dados.referencias).toMatchObject([{ texto: 'pOH', versao: 2, usos: 2 }])
    expect(await put({ ...sentBack(dados), referencias: [changed] })).toMatchObject({ status: 409 })
  })

  it('drops a reference with the last question that names it', async ({ api }) => {
    const { put, dados, token } = await written(api)
    const id = dados.referencias[0]?.id
    const kept = await api.make.referencia()
    const redacao = await api.make.redacao()
    await api.make.linkRedacao(redacao.id, kept.id)
    await put({ ...sentBack(dados), referencias: [{ id: kept.id }] })
    expect((await api.get(`/referencias/${id}`, token)).status).toBe(404)
    const latest = await api.get<Saved>(`/edicao/questoes/${dados.questao.id}`, token)
    await put({ ...sentBack(latest.body.dados), referencias: [] })
    expect((await api.get(`/referencias/${kept.id}`, token)).status).toBe(200)
  })

  it('answers 404 to an unknown id', async ({ api }) => {
    const { token, id_prova } = await written(api)
    expect(
      await api.put('/edicao/questoes/999', questaoEditada({ id_prova }), token),
    ).toMatchObject({
      status: 404,
      body: { codigo: 'questao_inexistente' },
    })
  })

  it('is drawn as it is now', async ({ api }) => {
    const { put, dados, id_prova } = await written(api)
    const drawn = async () => {
      const answer = await api.post<{ dados: { questoes: { texto: string }[] } }>('/sorteios', {
        quantidade: 1,
        id_prova,
      })
      return answer.body.dados.questoes.map(({ texto }) => texto)
    }
    expect(await drawn()).toEqual(['Qual delas é uma base?'])
    await put({ ...sentBack(dados), questao: { ...dados.questao, texto: 'E agora?' } })
    await expect.poll(drawn).toEqual(['E agora?'])
  })

  it('takes from no image of a reference what it says in words', async ({ api }) => {
    const { put, dados } = await written(api)
    const { id } = await api.make.referencia({ url_imagem: 'arquivos/a.png', descricao: 'Rampa.' })
    const referencias = [{ id, descricao: '' }]

    expect(await put({ ...sentBack(dados), referencias })).toMatchObject({
      status: 400,
      body: { campos: { 'referencias.0.descricao': 'Descreva a imagem para quem não a vê.' } },
    })
  })
})
