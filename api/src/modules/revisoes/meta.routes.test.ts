import { addDays, diaOf, mondayOf } from '@rumo/contract/rules'
import { afterAll, describe, expect, vi } from 'vitest'
import { it } from '../../testing/api.ts'
import { tentativaOf } from '../../testing/estudante.ts'
import { planning, RITMO } from './meta.fixture.ts'

// A Thursday at noon, in the middle of a week.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T15:00:00.000Z') })
afterAll(() => void vi.useRealTimers())

const HOJE = diaOf(Date.now())
describe('the time of an account', () => {
  it('is kept beside the day, and each stays where the other is changed', async ({ api }) => {
    const { plan, look } = await planning(api)
    const data_da_prova = addDays(HOJE, 40)
    expect(await plan({ data_da_prova })).toMatchObject({
      dados: { data_da_prova, dias_por_semana: null, minutos_por_dia: null, meta: null },
    })
    expect(await plan(RITMO)).toMatchObject({
      dados: { data_da_prova, ...RITMO, meta: { cabe: true } },
      mensagem: 'Plano guardado.',
    })
    await plan({ minutos_por_dia: 30 })
    expect(await look()).toMatchObject({ data_da_prova, dias_por_semana: 5, minutos_por_dia: 30 })
    expect((await plan({ data_da_prova: null })).dados).toMatchObject({
      data_da_prova: null,
      dias_por_semana: 5,
      meta: null,
    })
    await plan({ dias_por_semana: null, minutos_por_dia: null, data_da_prova })
    expect(await look()).toMatchObject({ data_da_prova, dias_por_semana: null, meta: null })
  })

  it('makes the last pass longer where not every day is one of study', async ({ api }) => {
    const { plan, look, answer } = await planning(api)
    await answer(addDays(HOJE, -1))
    await api.db.updateTable('revisoes').set({ estabilidade: 20 }).execute()
    await plan({ data_da_prova: addDays(HOJE, 30) })
    expect((await look()).proxima).toBe(addDays(HOJE, 27))
    await plan({ dias_por_semana: 3 })
    expect((await look()).proxima).toBe(addDays(HOJE, 23))
  })

  it.for([
    { dias_por_semana: 0 },
    { dias_por_semana: 8 },
    { minutos_por_dia: 9 },
    { minutos_por_dia: 241 },
    { minutos_por_dia: 30.5 },
    { minutos_por_dia: '30' },
  ])('answers 400 to %o, and keeps nothing', async (mudancas, { api }) => {
    const { token } = await planning(api)
    expect(await api.put('/revisoes/plano', mudancas, token)).toMatchObject({
      status: 400,
      body: { campos: { [Object.keys(mudancas)[0] ?? '']: expect.any(String) } },
    })
    expect(await api.db.selectFrom('planos').selectAll().execute()).toEqual([])
  })
})

describe('what today is for', () => {
  it('is reviews, new questions and an essay, of what was never answered and is published', async ({
    api,
  }) => {
    const { plan, answer } = await planning(api)
    for (let count = 0; count < 60; count++) await api.make.questao()
    await api.make.questao({ situacao: 'anulada' })
    await answer(addDays(HOJE, -2), { isCerta: true })
    await answer(addDays(HOJE, -2))
    await answer(addDays(HOJE, -9))
    const { dados } = await plan({ data_da_prova: addDays(HOJE, 37), ...RITMO })
    expect(dados.meta).toEqual({
      revisoes: 2,
      novas: 3,
      redacoes: 0,
      minutos: 16,
      descanso: false,
      cabe: true,
      novas_ate_o_dia: 60,
      redacoes_ate_o_dia: 0,
      novas_ao_todo: 60,
      redacoes_ao_todo: 0,
      dias_para_tudo: null,
      minutos_para_tudo: null,
      feito: false,
      minutos_feitos: 0,
      minutos_livres: 44,
      // The mistakes come back on their own days; the next day also has its share of new questions.
      proximos_dias: expect.any(Array),
    })
    const [amanha, ...others] = dados.meta?.proximos_dias ?? []
    expect(amanha).toEqual({
      dia: addDays(HOJE, 1),
      revisoes: 0,
      novas: 3,
      redacoes: 0,
      minutos: 12,
      descanso: false,
      para_erros: true,
    })
    expect(others.map(({ dia }) => dia)).toEqual(
      [2, 3, 4, 5, 6].map((later) => addDays(HOJE, later)),
    )
    await api.make.redacao({ id_prova: (await api.make.prova({ publicada: false })).id })
    expect((await plan(RITMO)).dados.meta?.redacoes_ate_o_dia).toBe(0)
    await api.make.redacao()
    expect((await plan(RITMO)).dados.meta?.redacoes_ate_o_dia).toBe(6)
  })

  it('is less by what was done today, and nothing once the week has had its days', async ({
    api,
  }) => {
    const { plan, look, answer } = await planning(api)
    for (let count = 0; count < 60; count++) await api.make.questao()
    await plan({ data_da_prova: addDays(HOJE, 37), ...RITMO })
    const before = (await look()).meta
    await answer(HOJE, { isCerta: true })
    const after = (await look()).meta
    expect([before?.novas, after?.novas]).toEqual([3, 2])
    expect(after?.descanso).toBe(false)
    expect([before?.feito, after?.feito]).toEqual([false, true])
    for (const day of [0, 1, 2]) await answer(addDays(mondayOf(HOJE), day), { isCerta: true })
    await plan({ dias_por_semana: 3 })
    expect((await look()).meta).toMatchObject({ descanso: false })
    await api.db.deleteFrom('tentativas').where('dia', '=', HOJE).execute()
    expect((await look()).meta).toMatchObject({ descanso: true, minutos: 0 })
  })

  it('says what fits where not all does, and in which time it would', async ({ api }) => {
    const { plan } = await planning(api)
    for (let count = 0; count < 70; count++) await api.make.questao()
    const { dados } = await plan({
      data_da_prova: addDays(HOJE, 14),
      dias_por_semana: 2,
      minutos_por_dia: 30,
    })
    expect(dados.meta).toMatchObject({ cabe: false, novas_ao_todo: 70 })
    expect(dados.meta?.novas_ate_o_dia).toBeLessThan(70)
    const { dias_para_tudo, minutos_para_tudo } = dados.meta ?? {}
    expect(
      (await plan({ dias_por_semana: dias_para_tudo, minutos_por_dia: minutos_para_tudo })).dados
        .meta,
    ).toMatchObject({ cabe: true, dias_para_tudo: null, minutos_para_tudo: null })
  })

  it('has new questions in the last week for an account that begins in it alone', async ({
    api,
  }) => {
    const { plan, look, answer } = await planning(api)
    for (let count = 0; count < 30; count++) await api.make.questao()
    const { dados } = await plan({ data_da_prova: addDays(HOJE, 4), ...RITMO })
    expect(dados.meta).toMatchObject({ novas: 8 })
    await answer(addDays(HOJE, -9), { isCerta: true })
    expect((await look()).meta).toMatchObject({ novas: 0, minutos: 0, feito: false })
  })

  it('is to review once more, on the eve, what went wrong today', async ({ api }) => {
    const { token, plan, look, answer } = await planning(api)
    const wrong = await answer(HOJE)
    await answer(HOJE)
    const { dados } = await plan({ data_da_prova: addDays(HOJE, 1), ...RITMO })
    expect(dados).toMatchObject({
      vencidas: 2,
      proximas: [],
      meta: { revisoes: 2, cabe: true, proximos_dias: [] },
    })
    expect((await plan({ minutos_por_dia: 10 })).dados.meta).toMatchObject({
      revisoes: 1,
      cabe: false,
    })
    const respondida_em = new Date().toISOString()
    const again = tentativaOf(wrong, { origem: 'revisao', respondida_em })
    await api.post('/tentativas', { tentativas: [again] }, token)
    // Ten minutes are over by then; what they are not enough for may still be taken.
    expect(await look()).toMatchObject({
      vencidas: 0,
      sem_tempo: 1,
      adiantaveis: 1,
      proxima: addDays(HOJE, 1),
    })
  })

  it('is not there for an exam that is today or over', async ({ api }) => {
    const { usuario, plan, look } = await planning(api)
    expect((await plan({ data_da_prova: HOJE, ...RITMO })).dados.meta).toBeNull()
    await api.db
      .updateTable('planos')
      .set({ data_da_prova: addDays(HOJE, -1) })
      .where('id_usuario', '=', usuario.id)
      .execute()
    expect((await look()).meta).toBeNull()
  })

  it('tells nothing of what a simulado under way asks', async ({ api }) => {
    const { token, plan, look, answer } = await planning(api)
    const questao = await answer(HOJE)
    await plan({ data_da_prova: addDays(HOJE, 37), ...RITMO })
    const before = (await look()).meta
    expect(before?.novas_ao_todo).toBe(0)
    await api.post(
      '/simulados',
      { chave: tentativaOf(questao).chave, tipo: 'sorteio', quantidade: 1 },
      token,
    )
    expect((await look()).meta).toMatchObject({ novas_ao_todo: 1 })
  })
})
