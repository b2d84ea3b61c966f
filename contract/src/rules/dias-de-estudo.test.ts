import { sum } from 'es-toolkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Dia } from './dia.ts'
import { descansoOf, mondayOf, type Semana } from './dias-de-estudo.ts'
import { HOJE, NADA, preparo } from './meta-do-dia.fixture.ts'
import { metaDoDia } from './meta-do-dia.ts'
import { firstMemoria } from './memoria.ts'
import { dueOn, revisoesPorDia } from './revisao.ts'

const weeks = fc.record({
  start: fc.nat(6),
  diasPorSemana: fc.integer({ min: 1, max: 7 }),
  estudados: fc.nat(6),
  hojeJa: fc.boolean(),
  days: fc.integer({ min: 1, max: 40 }),
})
interface Week {
  start: number
  diasPorSemana: number
  estudados: number
}
const semanaOf = ({ start, diasPorSemana, estudados }: Week): Semana => ({
  hoje: addDays(HOJE, start),
  ritmo: { diasPorSemana, minutosPorDia: 240 },
  diasEstudados: Math.min(estudados, start),
})

describe('descansoOf', () => {
  it('leaves each week its days of study, the first ones from today or from Monday on', () => {
    fc.assert(
      fc.property(weeks, ({ days, hojeJa, ...week }) => {
        const semana = semanaOf(week)
        const isDescanso = descansoOf(semana, hojeJa)
        const studied = new Map<Dia, number>([[mondayOf(semana.hoje), semana.diasEstudados]])
        for (let later = 0; later < days; later++) {
          const dia = addDays(semana.hoje, later)
          const before = studied.get(mondayOf(dia)) ?? 0
          const isOver = before >= week.diasPorSemana && !(later === 0 && hojeJa)
          expect(isDescanso(dia)).toBe(isOver)
          if (!isOver) studied.set(mondayOf(dia), before + 1)
        }
      }),
    )
  })
})

describe('the reviews of a plan with days of rest', () => {
  const lists = fc.array(
    fc.record({ ago: fc.nat(20), isCerta: fc.boolean(), dificuldade: fc.nat(9) }),
    { maxLength: 60 },
  )

  it('are all planned where a day has time for them, and on no day of rest that another day follows', () => {
    fc.assert(
      fc.property(lists, weeks, (list, { days, hojeJa, ...week }) => {
        const semana = semanaOf(week)
        const { hoje } = semana
        const alvo = { dataDaProva: addDays(hoje, days), diasPorSemana: week.diasPorSemana }
        const planejadas = list.map(({ ago, isCerta }, id_questao) => {
          const revisao = { ultima: addDays(hoje, -ago), ...firstMemoria({ isCerta }) }
          return { id_questao, ...revisao, vence: dueOn(revisao, alvo) }
        })
        const revisoes = revisoesPorDia(planejadas, {
          hoje,
          alvo,
          revisadas: new Set(),
          isDescanso: descansoOf(semana, hojeJa),
        })
        const one = preparo({
          ...semana,
          dataDaProva: alvo.dataDaProva,
          revisoes,
          hojeJa: { ...NADA, minutos: hojeJa ? 1 : 0 },
        })
        const { proximosDias, cabe, ...today } = metaDoDia(one)
        const dias = [today, ...proximosDias]
        expect(sum(dias.map((dia) => dia.revisoes))).toBe(sum(revisoes))
        expect(cabe).toBe(true)
        const last = dias.findLastIndex(({ descanso }) => !descanso)
        for (const dia of dias.slice(0, last + 1)) {
          expect(dia.descanso && dia.revisoes > 0).toBe(false)
        }
      }),
    )
  })

  it('come before two days of rest, not on them, and on such a day where no other is left', () => {
    const ritmo = { diasPorSemana: 5, minutosPorDia: 120 }
    const alvo = { dataDaProva: addDays(HOJE, 7), diasPorSemana: 5 }
    const on = (day: number, many: number) => {
      const hoje = addDays(HOJE, day)
      const revisao = { ultima: addDays(hoje, -1), ...firstMemoria({ isCerta: false }) }
      const planejadas = Array.from({ length: many }, (_, id_questao) => {
        return { id_questao, ...revisao, vence: dueOn(revisao, alvo) }
      })
      const semana = { hoje, ritmo, diasEstudados: Math.min(day, 5) }
      const isDescanso = descansoOf(semana, false)
      const momento = { hoje, alvo, revisadas: new Set<number>(), isDescanso }
      const revisoes = revisoesPorDia(planejadas, momento)
      const { proximosDias, ...today } = metaDoDia(
        preparo({ ...semana, dataDaProva: alvo.dataDaProva, revisoes }),
      )
      return [today, ...proximosDias].map((dia) => [dia.revisoes, dia.descanso])
    }
    expect(on(4, 30)).toEqual([
      [30, false],
      [0, true],
      [0, true],
    ])
    expect(on(5, 30)).toEqual([
      [15, true],
      [15, true],
    ])
  })
})
