import { addDays, diaOf, mondayOf } from '@rumo/contract/rules'
import { afterAll, describe, expect, vi } from 'vitest'
import { it } from '../../testing/api.ts'
import { planning } from './meta.fixture.ts'

// A Thursday at noon, in the middle of a week.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T15:00:00.000Z') })
afterAll(() => void vi.useRealTimers())

const HOJE = diaOf(Date.now())

describe('a plan with days of rest', () => {
  it('keeps the last pass off the days of rest, as long as a day of study is left for it', async ({
    api,
  }) => {
    const { plan, answer } = await planning(api)
    for (const day of [0, 1, 2]) await answer(addDays(mondayOf(HOJE), day))
    const data_da_prova = addDays(HOJE, 4)
    const withDays = async (dias_por_semana: number) => {
      const { dados } = await plan({ data_da_prova, dias_por_semana, minutos_por_dia: 60 })
      const { meta, vencidas } = dados
      const dias = [meta, ...(meta?.proximos_dias ?? [])]
      return { vencidas, dias: dias.map((dia) => [dia?.revisoes, dia?.descanso]) }
    }
    expect(await withDays(4)).toEqual({
      vencidas: 3,
      dias: [
        [3, false],
        [0, true],
        [0, true],
        [0, true],
      ],
    })
    // The week has had its three days, and the exam is on its Monday.
    expect(await withDays(3)).toEqual({
      vencidas: 1,
      dias: [
        [1, true],
        [1, true],
        [1, true],
        [0, true],
      ],
    })
  })
})
