import { randomUUID } from 'node:crypto'
import type {
  Estatisticas,
  LinhaDeRedacaoEnviada,
  RedacaoEnviada,
  VistaDaCorrecao,
} from '@rumo/contract'
import { describe, expect } from 'vitest'
import { readConfig } from '../../app.ts'
import { it, type TestApi } from '../../testing/api.ts'
import { correcting, NOTAS } from '../../testing/correcting.ts'

const TEXTO = '  A sombra\n\nEra uma vez uma rua sem árvores.\n'
const EM = '2026-05-31T16:00:00.000Z'
const INSTRUCOES = 'A <b>sombra</b> da rua\nEscreva uma narrativa.'

type One = { dados: RedacaoEnviada }

async function writing(api: TestApi) {
  const { usuario, token } = await api.enter()
  const tema = await api.make.redacao({ instrucoes: INSTRUCOES })
  const nova = { chave: randomUUID(), id_redacao: tema.id, texto: TEXTO, enviada_em: EM }
  const send = (values: object = {}, by = token) =>
    api.post<One>('/redacoes-enviadas', { ...nova, chave: randomUUID(), ...values }, by)
  return { usuario, token, tema, nova, send }
}

function statusesOf(answers: readonly { status: number }[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b)
}

describe('POST /redacoes-enviadas', () => {
  it('keeps an essay as it was typed, with its theme', async ({ api }) => {
    const { token, tema, nova } = await writing(api)
    const answer = await api.post<One>('/redacoes-enviadas', nova, token)
    const { id } = answer.body.dados
    expect(answer).toEqual({
      status: 200,
      body: {
        dados: {
          id,
          id_primeira: id,
          reescrita: 0,
          chave: nova.chave,
          id_redacao: tema.id,
          titulo: 'A sombra da rua',
          instrucoes: INSTRUCOES,
          texto: TEXTO,
          enviada_em: EM,
          estado: 'a_corrigir',
          correcoes: [],
          nota_final: null,
          vista_em: null,
          reescritas: [{ id, reescrita: 0, enviada_em: EM }],
        },
        icone: 'success',
        titulo: 'Tudo certo',
        mensagem: 'Redação enviada.',
      },
    })
    expect(await api.get(`/redacoes-enviadas/${id}`, token)).toEqual({
      status: 200,
      body: { dados: answer.body.dados },
    })
  })

  it('keeps it once, however often and however many times at once it is sent', async ({ api }) => {
    const { token, nova, send } = await writing(api)
    const again = { ...nova, texto: 'Outra coisa.' }
    const first = await send(nova)
    const answers = await Promise.all([send(nova), send(again), send(nova)])
    for (const { status, body } of answers) {
      expect([status, body.dados]).toEqual([200, first.body.dados])
    }
    const list = await api.get<{ total: number }>('/redacoes-enviadas', token)
    expect(list.body.total).toBe(1)
  })

  it('leaves it to the account that brought it first', async ({ api }) => {
    const { nova, send } = await writing(api)
    const other = await api.enter()
    await send(nova)
    expect(await send(nova, other.token)).toMatchObject({
      status: 409,
      body: { codigo: 'redacao_de_outra_conta' },
    })
    const answers = await Promise.all(
      [randomUUID(), randomUUID()].flatMap((chave) => [
        send({ chave }),
        send({ chave }, other.token),
      ]),
    )
    expect(statusesOf(answers)).toEqual([200, 200, 409, 409])
  })

  it('takes an instant yet to come for now, and any way to write one', async ({ api }) => {
    const { send } = await writing(api)
    const before = Date.now()
    const ahead = (await send({ enviada_em: '2999-01-01T00:00:00Z' })).body.dados.enviada_em
    expect(Date.parse(ahead)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(ahead)).toBeLessThanOrEqual(Date.now())
    const short = await send({ enviada_em: '2026-05-31T16:00:00Z' })
    expect(short.body.dados.enviada_em).toBe(EM)
  })

  it('numbers what is written again, on the theme that it had', async ({ api }) => {
    const { tema, send } = await writing(api)
    const first = (await send()).body.dados
    const second = (await send({ id_anterior: first.id, texto: 'Dois.' })).body.dados
    await api.db.deleteFrom('redacoes').where('id', '=', tema.id).execute()
    const rewriting = { id_anterior: first.id, id_redacao: undefined, texto: 'Três.' }
    const third = (await send(rewriting)).body.dados

    expect(second).toMatchObject({ id_primeira: first.id, reescrita: 1, id_redacao: tema.id })
    expect(third).toMatchObject({
      id_primeira: first.id,
      reescrita: 2,
      id_redacao: null,
      titulo: first.titulo,
      instrucoes: INSTRUCOES,
      texto: 'Três.',
      reescritas: [
        { id: first.id, reescrita: 0 },
        { id: second.id, reescrita: 1 },
        { id: third.id, reescrita: 2 },
      ],
    })
  })

  it('answers 409 to a theme that is not there, and to the essay of another', async ({ api }) => {
    const { tema, send } = await writing(api)
    const other = await api.enter()
    const { id } = (await send({}, other.token)).body.dados
    expect(await send({ id_anterior: id })).toMatchObject({
      status: 409,
      body: {
        codigo: 'redacao_enviada_inexistente',
        campos: { id_anterior: 'A redação que foi reescrita não está nesta conta.' },
      },
    })
    await api.db.updateTable('provas').set({ publicada: false }).execute()
    for (const id_redacao of [tema.id, 999]) {
      expect(await send({ id_redacao })).toMatchObject({
        status: 409,
        body: {
          codigo: 'redacao_inexistente',
          campos: { id_redacao: 'Esse tema não existe mais.' },
        },
      })
    }
  })

  it.for([
    ['texto', { texto: ' \n ' }, 'Escreva a redação antes de enviar.'],
    ['texto', { texto: 'x'.repeat(20_001) }, 'Use no máximo 20.000 caracteres.'],
    ['texto', { texto: 'a\0' }, 'Use só letras e sinais visíveis.'],
    ['id_redacao', { id_redacao: undefined }, 'Diga sobre qual tema é a redação.'],
    ['chave', { chave: 'a' }, expect.any(String)],
  ] as const)('answers 400 to a wrong %s', async ([campo, wrong, text], { api }) => {
    const { send } = await writing(api)
    expect(await send(wrong)).toMatchObject({
      status: 400,
      body: { codigo: 'dados_invalidos', campos: { [campo]: text } },
    })
  })

  describe('when there is a limit', () => {
    const { limits } = readConfig({ ESSAYS_PER_ACCOUNT: '2/60' })
    it.override({ config: { limits } })

    it('answers 429 to one essay too many of an account, but not to one it has', async ({
      api,
    }) => {
      const { token, nova, send } = await writing(api)
      const answers = await Promise.all([send(nova), send(), send(), send()])
      expect(statusesOf(answers)).toEqual([200, 200, 429, 429])
      expect(await send()).toMatchObject({
        status: 429,
        body: { codigo: 'muitas_tentativas', mensagem: 'Espere 60 minutos e tente de novo.' },
      })
      const list = await api.get<{ dados: { id: number }[] }>('/redacoes-enviadas', token)
      const [kept] = list.body.dados
      const { body } = await api.get<One>(`/redacoes-enviadas/${kept?.id}`, token)
      expect((await send({ chave: body.dados.chave })).status).toBe(200)
      const other = await api.enter()
      expect((await send({}, other.token)).status).toBe(200)
    })
  })
})

describe('GET /redacoes-enviadas', () => {
  it('lists those of the caller, a page at a time, the newest first', async ({ api }) => {
    const { token, send } = await writing(api)
    await send({}, (await api.enter()).token)
    const days = ['01', '03', '02']
    for (const day of days) await send({ enviada_em: `2026-05-${day}T12:00:00Z` })
    const list = async (query: string) =>
      (
        await api.get<{ dados: LinhaDeRedacaoEnviada[]; total: number }>(
          `/redacoes-enviadas${query}`,
          token,
        )
      ).body

    const { dados, total } = await list('')
    expect(total).toBe(3)
    expect(dados.map(({ enviada_em }) => enviada_em.slice(8, 10))).toEqual(['03', '02', '01'])
    expect(dados[0]).toEqual({
      id: expect.any(Number),
      id_primeira: dados[0]?.id,
      reescrita: 0,
      id_redacao: expect.any(Number),
      titulo: 'A sombra da rua',
      enviada_em: '2026-05-03T12:00:00.000Z',
      estado: 'a_corrigir',
      nota: null,
      chave: expect.any(String),
      comeco: 'A sombra',
    })
    const second = await list('?pagina=2&limite=2&ordem=enviada_em')
    expect([second.total, second.dados.map(({ id }) => id)]).toEqual([3, [dados[0]?.id]])
    expect(await list('?estado=corrigida')).toEqual({ dados: [], total: 0 })
    expect((await api.get('/redacoes-enviadas?estado=perdida', token)).status).toBe(400)
  })
})

describe('GET /redacoes-enviadas/{id}', () => {
  it('answers 404 to the essay of another, but to an administrator', async ({ api }) => {
    const { send } = await writing(api)
    const { dados } = (await send()).body
    const url = `/redacoes-enviadas/${dados.id}`
    const other = await api.enter()
    expect(await api.get(url, other.token)).toMatchObject({
      status: 404,
      body: { codigo: 'redacao_enviada_inexistente', mensagem: 'Essa redação não existe.' },
    })
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { vista_em, ...same } = dados
    expect((await api.get<One>(url, token)).body.dados).toStrictEqual(same)
    expect(vista_em).toBeNull()
  })
})

describe('POST /redacoes-enviadas/{id}/vista', () => {
  it('keeps when the student first opened the correction, and tells them alone', async ({
    api,
  }) => {
    const { aluno, redacao, token, begin, put, deliver, read } = await correcting(api)
    const see = (by = aluno.token) =>
      api.post<{ dados: VistaDaCorrecao }>(`/redacoes-enviadas/${redacao.id}/vista`, {}, by)
    const novas = async () =>
      (await api.get<{ dados: Estatisticas }>('/estatisticas', aluno.token)).body.dados.redacoes

    expect((await see()).body).toEqual({ dados: { id: redacao.id, vista_em: null } })
    const { id } = (await begin()).body.dados
    await put(id, { notas: NOTAS })
    await deliver(id)
    expect(await novas()).toMatchObject([{ id: redacao.id, vista_em: null }])

    const now = Date.now()
    expect(Date.parse((await see()).body.dados.vista_em ?? '')).toBeGreaterThanOrEqual(now)
    const seen = { id: redacao.id, vista_em: EM }
    await api.db.updateTable('redacoes_enviadas').set({ vista_em: EM }).execute()
    expect((await see()).body.dados).toEqual(seen)
    expect((await read()).vista_em).toBe(EM)
    expect(await novas()).toMatchObject([seen])
    const one = await api.get<One>(`/redacoes-enviadas/${redacao.id}`, token)
    expect(one.body.dados.vista_em).toBeUndefined()
  })
})
