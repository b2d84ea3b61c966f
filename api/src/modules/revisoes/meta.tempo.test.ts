import type { RevisaoDeErros } from '@rumo/contract'
import { chaveDaRedacao } from '@rumo/contract/chave-da-redacao'
import { addDays, diaOf } from '@rumo/contract/rules'
import { afterAll, describe, expect, vi } from 'vitest'
import { it } from '../../testing/api.ts'
import { endedSimulado } from '../../testing/practice.ts'
import { planning, RITMO } from './meta.fixture.ts'

// A Thursday at noon, in the middle of a week.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T15:00:00.000Z') })
afterAll(() => void vi.useRealTimers())

const HOJE = diaOf(Date.now())

describe('the time of today', () => {
  it('has as many reviews for today as its time, and gives the others first to take ahead', async ({
    api,
  }) => {
    const { token, plan, look, answer } = await planning(api)
    for (let count = 0; count < 8; count++) await answer(addDays(HOJE, -3))
    await answer(HOJE)
    await plan({ data_da_prova: addDays(HOJE, 20), dias_por_semana: 7, minutos_por_dia: 10 })
    const before = await look()
    // An answer without a measured time is taken for four minutes.
    expect(before).toMatchObject({
      vencidas: 3,
      sem_tempo: 5,
      adiantaveis: 6,
      meta: { revisoes: 3, minutos: 6, minutos_feitos: 4 },
    })
    const { dados } = (await api.get<{ dados: RevisaoDeErros }>('/revisoes', token)).body
    expect(dados.questoes).toHaveLength(3)
    expect(before.proximas[0]).toEqual({
      dia: addDays(HOJE, 1),
      total: before.meta?.proximos_dias?.[0]?.revisoes,
    })
  })

  it('counts the time that answers really took, and that of a simulado by its clock', async ({
    api,
  }) => {
    const { usuario, plan, look, answer } = await planning(api)
    for (let count = 0; count < 90; count++) await api.make.questao()
    await plan({ data_da_prova: addDays(HOJE, 14), ...RITMO })
    await answer(HOJE, { isCerta: true, segundos: 30 })
    await answer(HOJE, { isCerta: true, segundos: 90 })
    expect((await look()).meta).toMatchObject({ minutos_feitos: 2, novas: 14 })
    const questao = await api.make.questao()
    const ended = await endedSimulado(api.db, usuario.id, [
      { questao, marcada: null, resultado: 'certa' },
    ])
    await api.db
      .updateTable('simulados')
      .set({
        iniciado_em: `${HOJE}T14:00:00.000Z`,
        termina_em: `${HOJE}T18:00:00.000Z`,
        encerrado_em: `${HOJE}T14:20:00.000Z`,
        pausas: JSON.stringify([
          { em: `${HOJE}T14:05:00.000Z`, pausado: true },
          { em: `${HOJE}T14:10:00.000Z`, pausado: false },
        ]),
      })
      .where('id', '=', ended)
      .execute()
    expect((await look()).meta).toMatchObject({ minutos_feitos: 17 })
    await api.db.updateTable('simulados').set({ termina_em: null }).execute()
    // Without a time limit it may have been left open: none of its questions was answered.
    expect((await look()).meta).toMatchObject({ minutos_feitos: 2 })
  })

  it('counts an hour for an essay, and the essay of a simulado by the clock of the simulado', async ({
    api,
  }) => {
    const { usuario, plan, look } = await planning(api)
    await plan({ data_da_prova: addDays(HOJE, 14), ...RITMO })
    const own = { id_usuario: usuario.id, enviada_em: `${HOJE}T14:30:00.000Z` }
    const questao = await api.make.questao()
    const ended = await endedSimulado(api.db, usuario.id, [
      { questao, marcada: null, resultado: 'errada' },
    ])
    const { chave } = await api.db
      .updateTable('simulados')
      .set({
        tipo: 'prova',
        iniciado_em: `${HOJE}T10:00:00.000Z`,
        termina_em: `${HOJE}T14:00:00.000Z`,
        encerrado_em: `${HOJE}T14:00:00.000Z`,
      })
      .where('id', '=', ended)
      .returning('chave')
      .executeTakeFirstOrThrow()
    await api.make.redacaoEnviada({ ...own, chave: chaveDaRedacao(chave) })
    expect((await look()).meta).toMatchObject({ minutos_feitos: 240 })
    await api.make.redacaoEnviada(own)
    expect((await look()).meta).toMatchObject({ minutos_feitos: 300 })
  })
})
