import { runs } from '@rumo/contract/runs'
import type { Plano, RevisaoDeErros } from '@rumo/contract'
import { alvoOf, dueOn } from '@rumo/contract/revisao'
import { addDays, diaOf } from '@rumo/contract/rules'
import fc from 'fast-check'
import { afterAll, describe, expect, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { it, type TestApi } from '../../testing/api.ts'

// The clock is stopped, so that no midnight falls between a test and the server.
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())

const { limits: USUAL } = readConfig({})
const HOJE = diaOf(Date.now())
const NOTHING = {
  data_da_prova: null,
  dias_por_semana: null,
  minutos_por_dia: null,
  meta: null,
  data_sugerida: null,
  vencidas: 0,
  adiantaveis: 0,
  sem_tempo: 0,
  proximas: [],
  proxima: null,
}

async function reviewing(api: TestApi) {
  const { usuario, token } = await api.enter()
  const wrong = async (vence: string, values: Parameters<typeof api.make.questao>[0] = {}) => {
    const { id } = await api.make.questao(values)
    await api.db
      .insertInto('revisoes')
      .values({
        id_usuario: usuario.id,
        id_questao: id,
        ultima: addDays(vence, -4),
        estabilidade: 4,
        dificuldade: 5,
        vence,
      })
      .execute()
    return id
  }
  const due = async (query = '', by = token) =>
    (await api.get<{ dados: RevisaoDeErros }>(`/revisoes${query}`, by)).body.dados
  const plan = (data_da_prova: string | null, by = token) =>
    api.put<{ dados: Plano }>('/revisoes/plano', { data_da_prova }, by)
  return { usuario, token, wrong, due, plan }
}

describe('GET /revisoes', () => {
  it('gives nothing where nothing went wrong', async ({ api }) => {
    const { due } = await reviewing(api)
    expect(await due()).toEqual({ ...NOTHING, questoes: [] })
  })

  it('gives what is due, the longest due first, with its key, and tells what comes', async ({
    api,
  }) => {
    const { wrong, due } = await reviewing(api)
    const [today, before] = [await wrong(HOJE), await wrong(addDays(HOJE, -3))]
    await wrong(addDays(HOJE, 7))
    await wrong(addDays(HOJE, 1))
    await wrong(addDays(HOJE, 1))
    await wrong(addDays(HOJE, 8))

    const dados = await due()
    expect(dados).toMatchObject({
      vencidas: 2,
      adiantaveis: 4,
      proximas: [
        { dia: addDays(HOJE, 1), total: 2 },
        { dia: addDays(HOJE, 7), total: 1 },
      ],
      proxima: addDays(HOJE, 1),
    })
    expect(dados.questoes.map(({ id }) => id)).toEqual([before, today])
    expect(dados.questoes[0]?.alternativas).toMatchObject([{ correta: false }, { correta: true }])
    const one = await due('?limite=1')
    expect([one.vencidas, one.questoes.map(({ id }) => id)]).toEqual([2, [before]])
    expect(await due('', (await api.enter()).token)).toEqual({ ...NOTHING, questoes: [] })
  })

  it('brings no more than twenty a day, and what was reviewed takes its room', async ({ api }) => {
    const { usuario, wrong, due } = await reviewing(api)
    const ids: number[] = []
    for (let count = 0; count < 23; count++) ids.push(await wrong(addDays(HOJE, -1)))
    const tomorrow = addDays(HOJE, 1)
    expect(await due()).toMatchObject({
      vencidas: 20,
      adiantaveis: 3,
      proximas: [{ dia: tomorrow, total: 3 }],
    })
    const [reviewed = 0] = ids
    await api.db
      .updateTable('revisoes')
      .set({ ultima: HOJE, vence: addDays(HOJE, 3) })
      .where('id_questao', '=', reviewed)
      .execute()
    const tentativa = {
      id_usuario: usuario.id,
      id_alternativa: 1,
      letra: 'A',
      respondida_em: new Date().toISOString(),
      resultado: 'certa' as const,
    }
    await api.db
      .insertInto('tentativas')
      .values([
        { ...tentativa, chave: 'a', id_questao: reviewed, origem: 'revisao', dia: HOJE },
        { ...tentativa, chave: 'b', id_questao: ids[1] ?? 0, origem: 'revisao', dia: '2026-01-01' },
      ])
      .execute()
    const { vencidas, adiantaveis, questoes } = await due()
    expect([vencidas, adiantaveis, questoes.some(({ id }) => id === reviewed)]).toEqual([
      19,
      3,
      false,
    ])
  })

  it('gives what may be taken ahead of its day, the next first, where nothing is for today', async ({
    api,
  }) => {
    const { wrong, due } = await reviewing(api)
    const [later, next] = [await wrong(addDays(HOJE, 5)), await wrong(addDays(HOJE, 1))]
    const dados = await due()
    expect([dados.vencidas, dados.adiantaveis]).toEqual([0, 2])
    expect(dados.questoes.map(({ id }) => id)).toEqual([next, later])
  })

  it('passes over what is retired, annulled or not published any more', async ({ api }) => {
    const { wrong, due } = await reviewing(api)
    const kept = await wrong(HOJE)
    await wrong(HOJE, { situacao: 'anulada' })
    await wrong(HOJE, { retirada_em: '2026-01-01T00:00:00.000Z' })
    const { id: id_prova } = await api.make.prova({ publicada: false })
    await wrong(addDays(HOJE, 1), { id_prova })
    const { vencidas, proximas, questoes } = await due()
    expect([vencidas, proximas, questoes.map(({ id }) => id)]).toEqual([1, [], [kept]])
  })

  it('tells which day brings the next where none is within a week', async ({ api }) => {
    const { wrong, due } = await reviewing(api)
    await wrong(addDays(HOJE, 9), { situacao: 'anulada' })
    await wrong(addDays(HOJE, 40))
    await wrong(addDays(HOJE, 12))
    expect(await due()).toMatchObject({ proximas: [], proxima: addDays(HOJE, 12) })
  })

  it('leaves to memory what was planned back from an exam that is over', async ({ api }) => {
    const { usuario, due } = await reviewing(api)
    const [exam, ultima] = [addDays(HOJE, -1), addDays(HOJE, -5)]
    const { id: id_questao } = await api.make.questao()
    const revisao = { ultima, estabilidade: 8, dificuldade: 5 }
    const vence = dueOn(revisao, alvoOf(exam, null))
    await api.db
      .insertInto('revisoes')
      .values({ id_usuario: usuario.id, id_questao, ...revisao, vence })
      .execute()
    const plano = { id_usuario: usuario.id, data_da_prova: HOJE }
    await api.db.insertInto('planos').values(plano).execute()
    expect((await due()).vencidas).toBe(1)
    await api.db.updateTable('planos').set({ data_da_prova: exam }).execute()
    expect(await due()).toMatchObject({ vencidas: 0, proxima: addDays(HOJE, 3) })
  })

  it('suggests the next day on which a published prova is held', async ({ api }) => {
    const { due } = await reviewing(api)
    const [soon, later] = [addDays(HOJE, 5), addDays(HOJE, 50)]
    await api.make.prova({ data: addDays(HOJE, -5) })
    await api.make.prova({ data: HOJE })
    await api.make.prova({ data: soon, publicada: false })
    await api.make.prova({ data: '9999-12-31' })
    expect((await due()).data_sugerida).toBeNull()
    await api.make.prova({ data: later })
    await api.make.prova()
    expect(await due()).toMatchObject({ data_da_prova: null, data_sugerida: later })
  })
})

describe('PUT /revisoes/plano', () => {
  it('brings back in the last pass what would be forgotten by then, and leaves it again', async ({
    api,
  }) => {
    const { usuario, token, wrong, plan } = await reviewing(api)
    await wrong(addDays(HOJE, 3))
    const other = await reviewing(api)
    await other.wrong(addDays(HOJE, 3))
    const [exam, passada, again] = [addDays(HOJE, 7), addDays(HOJE, 4), addDays(HOJE, 3)]

    expect(await plan(exam)).toEqual({
      status: 200,
      body: {
        dados: {
          ...NOTHING,
          data_da_prova: exam,
          data_sugerida: null,
          vencidas: 0,
          adiantaveis: 1,
          proximas: [{ dia: passada, total: 1 }],
          proxima: passada,
        },
        icone: 'success',
        titulo: 'Tudo certo',
        mensagem: 'Data da prova guardada.',
      },
    })
    expect((await other.due()).proximas).toEqual([{ dia: again, total: 1 }])
    const none = await api.put<{ dados: Plano }>('/revisoes/plano', { data_da_prova: '' }, token)
    expect(none.body).toMatchObject({
      dados: { data_da_prova: null, proximas: [{ dia: again, total: 1 }] },
      mensagem: 'Data da prova retirada.',
    })
    const planos = await api.db.selectFrom('planos').selectAll().execute()
    expect(planos).toMatchObject([{ id_usuario: usuario.id, data_da_prova: null }])
  })

  describe('an account that plans without end', () => {
    it.override({ config: { limits: { ...USUAL, mudancasPorConta: { count: 2, minutes: 60 } } } })

    it('gets 429, and may still change itself', async ({ api }) => {
      const { usuario, token, plan } = await reviewing(api)
      const days = [1, 2, 3].map((later) => addDays(HOJE, later))
      const plans = []
      for (const day of days) plans.push((await plan(day)).status)
      expect(plans).toEqual([200, 200, 429])
      const planos = await api.db.selectFrom('planos').select('data_da_prova').execute()
      expect(planos).toEqual([{ data_da_prova: days[1] }])
      const change = await api.put(`/usuarios/${usuario.id}`, { nome: 'Outra' }, token)
      expect(change.status).toBe(200)
    })
  })

  it.for(['2027-02-29', 'amanhã', 7, addDays(HOJE, -1), '9999-12-31'])(
    'answers 400 to %s',
    async (data_da_prova, { api }) => {
      const { token } = await reviewing(api)
      expect(await api.put('/revisoes/plano', { data_da_prova }, token)).toMatchObject({
        status: 400,
        body: { campos: { data_da_prova: expect.any(String) } },
      })
    },
  )

  it('plans every question as the rule has it, whatever day is set', async ({ api }) => {
    const { wrong, plan } = await reviewing(api)
    for (const days of [-9, 0, 4, 4, 40]) await wrong(addDays(HOJE, days))
    const exam = fc.option(fc.nat(60).map((days) => addDays(HOJE, days)))
    await fc.assert(
      fc.asyncProperty(exam, fc.nat(40), async (data, days) => {
        await api.db
          .updateTable('revisoes')
          .set({ estabilidade: days + 1 })
          .where('ultima', '=', HOJE)
          .execute()
        // The test plans more often than one account may in a day.
        await api.db.deleteFrom('cotas').execute()
        expect((await plan(data)).status).toBe(200)
        const rows = await api.db.selectFrom('revisoes').selectAll().execute()
        for (const row of rows) expect(row.vence).toBe(dueOn(row, alvoOf(data, null)))
      }),
      { numRuns: runs(20) },
    )
  })
})
