import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from './dia.ts'
import { metaDoDia } from './meta-do-dia.ts'
import { HOJE, minutes, preparo, preparos } from './meta-do-dia.fixture.ts'
import { proximosDias } from './proximos-dias.ts'

it('has each of the next six days up to the eve, and no more than there is', () => {
  fc.assert(
    fc.property(preparos, fc.nat(20), (one, each) => {
      const dias = proximosDias(one, () => each)
      const week = [1, 2, 3, 4, 5, 6].map((later) => addDays(one.hoje, later))
      expect(dias.map(({ dia }) => dia)).toEqual(week.filter((dia) => dia < one.dataDaProva))
      const novas = dias.reduce((sum, dia) => sum + dia.novas, metaDoDia(one).novas)
      expect(novas).toBeLessThanOrEqual(one.novas)
      for (const dia of dias) {
        expect(dia.minutos).toBe(minutes(dia))
        expect(dia.descanso && dia.minutos > 0).toBe(false)
      }
    }),
  )
})

it('has as many days of study as the week, rest until Monday, and one essay in each week', () => {
  const one = preparo({ novas: 200, temTema: true, ritmo: { diasPorSemana: 3, minutosPorDia: 60 } })
  const dias = proximosDias({ ...one, hoje: addDays(HOJE, 3) }, () => 0)
  expect(dias.map(({ dia, descanso }) => [dia, descanso])).toEqual([
    [addDays(HOJE, 4), false],
    [addDays(HOJE, 5), false],
    [addDays(HOJE, 6), true],
    [addDays(HOJE, 7), false],
    [addDays(HOJE, 8), false],
    [addDays(HOJE, 9), false],
  ])
  // The essay of this week is planned for today.
  expect(dias.map(({ redacoes }) => redacoes)).toEqual([0, 0, 0, 1, 0, 0])
})

it('brings on a later day what a day has no time to review', () => {
  const one = preparo({ vencidas: 8, revisoes: 8, ritmo: { diasPorSemana: 7, minutosPorDia: 10 } })
  const brought = proximosDias(one, (dia) => (dia === addDays(HOJE, 1) ? 4 : 0))
  expect(brought.map(({ revisoes }) => revisoes)).toEqual([5, 2, 0, 0, 0, 0])
})
