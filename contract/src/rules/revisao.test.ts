import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from './dia.ts'
import { firstMemoria } from './memoria.ts'
import {
  agendaOf,
  agendaOfRespostas,
  type AlvoDoPlano,
  dueOn,
  planRevisao,
  recallOn,
  type Respondida,
  type Revisada,
  revisoesPorDia,
} from './revisao.ts'

const HOJE = '2028-02-20'
const respostas: fc.Arbitrary<Revisada[]> = fc.array(
  fc.record({
    dia: fc.nat(400).map((ago) => addDays(HOJE, -ago)),
    isCerta: fc.boolean(),
    segundos: fc.option(fc.nat(600)),
  }),
  { maxLength: 20 },
)
const wrong = (dia: string): Revisada => ({ dia, isCerta: false })
const right = (dia: string): Revisada => ({ dia, isCerta: true })
const revisoes = fc.record({
  ultima: fc.constant(HOJE),
  estabilidade: fc.double({ min: 0.1, max: 3650, noNaN: true }),
  dificuldade: fc.constant(5),
})

describe('planRevisao', () => {
  it('plans what was wrong once, and nothing else', () => {
    fc.assert(
      fc.property(respostas, (list) => {
        expect(planRevisao(list) === null).toBe(list.every(({ isCerta }) => isCerta))
      }),
    )
  })

  it('comes to the same in whatever order answers arrive, and if one arrives twice', () => {
    fc.assert(
      fc.property(respostas, (list) => {
        expect(planRevisao([...list.toReversed(), ...list])).toEqual(planRevisao(list))
      }),
    )
  })

  it('takes all answers of a day for one, which is wrong where any of them is', () => {
    const next = addDays(HOJE, 1)
    const forgotten = planRevisao([wrong(HOJE), wrong(next)])
    expect(planRevisao([wrong(HOJE), right(next)])).not.toEqual(forgotten)
    expect(planRevisao([wrong(HOJE), wrong(next), right(next)])).toEqual(forgotten)
    expect(planRevisao([wrong(HOJE), right(next), wrong(next)])).toEqual(forgotten)
  })

  it('is of the day of the last answer, and of no other day', () => {
    fc.assert(
      fc.property(respostas, (list) => {
        expect(planRevisao([...list, wrong(HOJE)])?.ultima).toBe(HOJE)
      }),
    )
  })

  it('holds more after a right answer than after a wrong one, and by the longest of a day', () => {
    const next = addDays(HOJE, 1)
    fc.assert(
      fc.property(respostas, (list) => {
        const after = (...last: Revisada[]) =>
          planRevisao([wrong('2026-01-01'), ...list, ...last])?.estabilidade ?? Number.NaN
        expect(after(right(next))).toBeGreaterThanOrEqual(after(wrong(next)))
        const [quick, slow] = [
          { ...right(next), segundos: 5 },
          { ...right(next), segundos: 500 },
        ]
        expect(after(quick, slow, right(next))).toBe(after(slow))
        expect(after(quick)).toBeGreaterThan(after(slow))
      }),
    )
  })

  it('lets more and more time pass while answers are right on the day', () => {
    const list = [wrong(HOJE)]
    const intervals: number[] = []
    for (let time = 0; time < 6; time++) {
      const plan = planRevisao(list)
      if (!plan) throw new Error('A wrong answer has a plan')
      intervals.push(daysBetween(plan.ultima, dueOn(plan, null)))
      list.push(right(dueOn(plan, null)))
    }
    // The intervals of FSRS-6 in whole days and without fuzz, so that browser and server plan the same.
    expect(intervals).toEqual([1, 2, 6, 17, 44, 102])
  })
})

describe('dueOn', () => {
  const alvos = fc
    .record({
      days: fc.integer({ min: 2, max: 400 }),
      diasPorSemana: fc.integer({ min: 1, max: 7 }),
    })
    .map(({ days, diasPorSemana }) => ({ dataDaProva: addDays(HOJE, days), diasPorSemana }))
  const held = (estabilidade: number) => ({ ultima: HOJE, estabilidade, dificuldade: 5 })
  const dueIn = (estabilidade: number, daysLeft: number, diasPorSemana = 7) =>
    daysBetween(
      HOJE,
      dueOn(held(estabilidade), { dataDaProva: addDays(HOJE, daysLeft), diasPorSemana }),
    )

  it('comes after the last answer, and before the exam unless it is recalled on the day', () => {
    fc.assert(
      fc.property(revisoes, alvos, (plan, alvo) => {
        const due = dueOn(plan, alvo)
        expect(due > HOJE).toBe(true)
        const isRecalled = recallOn(plan, alvo.dataDaProva) >= 0.97
        expect(due < alvo.dataDaProva || isRecalled).toBe(true)
      }),
    )
  })

  it('comes no later for a student who studies on fewer days', () => {
    fc.assert(
      fc.property(revisoes, alvos, (plan, alvo) => {
        const [each, some] = [
          dueOn(plan, { ...alvo, diasPorSemana: 7 }),
          dueOn(plan, { ...alvo, diasPorSemana: 4 }),
        ]
        expect(some <= each || recallOn(plan, alvo.dataDaProva) >= 0.97).toBe(true)
      }),
    )
  })

  it('is left to memory further than sixty days before the exam', () => {
    expect([dueIn(2, 61), dueIn(40, 300)]).toEqual([2, 40])
    expect(dueIn(90, 61)).toBe(58)
  })

  it('brings weak questions back often, and leaves firm ones to the last pass', () => {
    expect([0.2, 1, 2.4].map((days) => dueIn(days, 60))).toEqual([1, 3, 8])
    expect([3, 10, 100].map((days) => dueIn(days, 40))).toEqual([37, 37, 37])
    expect(dueIn(2.5, 60)).toBe(39)
    expect([5, 3].map((diasPorSemana) => dueIn(10, 40, diasPorSemana))).toEqual([36, 33])
  })

  it('leaves out of the last pass what will be recalled anyway, and repeats the others in it', () => {
    expect([dueIn(4, 2), dueIn(30, 2)]).toEqual([1, 30])
    expect(dueIn(300, 40)).toBe(300)
  })

  it.each([null, HOJE, addDays(HOJE, 1), addDays(HOJE, -30)])(
    'leaves it to memory where the exam is on %s',
    (dataDaProva) => {
      const alvo = dataDaProva === null ? null : { dataDaProva, diasPorSemana: 7 }
      expect(dueOn(held(9), alvo)).toBe('2028-02-29')
    },
  )
})

describe('revisoesPorDia', () => {
  const plan = { ultima: HOJE, ...firstMemoria({ isCerta: false }) }
  const alvo = (days: number) => ({ dataDaProva: addDays(HOJE, days), diasPorSemana: 7 })
  const planned = (id_questao: number, of: AlvoDoPlano, revisao = plan) => ({
    ...revisao,
    id_questao,
    vence: dueOn(revisao, of),
  })
  const perDay = (days: number, many = 1, revisao = plan) =>
    revisoesPorDia(
      Array.from({ length: many }, (_, id) => planned(id, alvo(days), revisao)),
      { hoje: HOJE, alvo: alvo(days), revisadas: new Set() },
    )

  it('has each day up to the eve, and none of the exam', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 120 }),
        fc.integer({ min: 1, max: 30 }),
        (days, many) => {
          const counts = perDay(days, many)
          expect(counts).toHaveLength(days)
          // A question that was answered today comes back tomorrow at the earliest, and no two times on a day.
          expect(counts[0]).toBe(0)
          expect(Math.max(...counts)).toBeLessThanOrEqual(many)
          expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(many)
        },
      ),
      { numRuns: 50 },
    )
  })

  it('is when a question comes that is right on each of its days, until the last pass', () => {
    const list = [wrong(HOJE)]
    const days: number[] = []
    for (;;) {
      const revisao = planRevisao(list)
      const due = revisao && dueOn(revisao, alvo(60))
      if (!due || due >= addDays(HOJE, 57)) break
      days.push(daysBetween(HOJE, due))
      list.push(right(due))
    }
    const counts = perDay(60)
    expect(days.length).toBeGreaterThan(1)
    expect(counts.flatMap((count, day) => (count > 0 && day < 57 ? [day] : []))).toEqual(days)
  })

  it('spreads the last pass over its days', () => {
    const [before, ...passada] = perDay(30, 30).slice(-4)
    expect(passada.every((count) => count > 0)).toBe(true)
    expect(before).toBeLessThanOrEqual(20)
  })

  it('begins today with what is due for long', () => {
    const late = { ...plan, ultima: addDays(HOJE, -30) }
    expect(perDay(1, 1, late)).toEqual([1])
  })
})

const of = (id_questao: number, { dia, isCerta }: Revisada): Respondida => ({
  id_questao,
  respondida_em: `${dia}T15:00:00.000Z`,
  resultado: isCerta ? 'certa' : 'errada',
  origem: 'pratica',
})

describe('agendaOfRespostas', () => {
  it('has due what was wrong before today, the longest due first, and later what was wrong today', () => {
    const answers = [
      of(1, wrong(addDays(HOJE, -1))),
      of(2, wrong(addDays(HOJE, -3))),
      of(3, right(addDays(HOJE, -3))),
      of(4, wrong(HOJE)),
      of(5, wrong(HOJE)),
      { ...of(6, wrong(addDays(HOJE, -3))), resultado: 'sem-gabarito' as const },
    ]
    expect(agendaOfRespostas(answers, HOJE)).toEqual({
      vencidas: [2, 1],
      adiantaveis: [4, 5],
      proximas: [{ dia: addDays(HOJE, 1), total: 2 }],
      proxima: addDays(HOJE, 1),
    })
  })

  it('is what the rule of one question gives for each', () => {
    const questoes = fc.array(respostas, { maxLength: 6 })
    fc.assert(
      fc.property(questoes, (lists) => {
        const all = lists.flatMap((list, id) => list.map((revisada) => of(id, revisada)))
        const vencimentos = lists.flatMap((list, id_questao) => {
          const plan = planRevisao(list.map(({ dia, isCerta }) => ({ dia, isCerta })))
          return plan ? [{ id_questao, ...plan, vence: dueOn(plan, null) }] : []
        })
        const momento = { hoje: HOJE, alvo: null, revisadas: new Set<number>() }
        expect(agendaOfRespostas(all, HOJE)).toEqual(agendaOf(vencimentos, momento))
      }),
    )
  })

  it('does not offer again what was reviewed today', () => {
    const answers = [of(1, wrong(HOJE)), of(2, wrong(HOJE))]
    const reviewed = { ...of(1, right(HOJE)), origem: 'revisao' }
    expect(agendaOfRespostas([...answers, reviewed], HOJE).adiantaveis).toEqual([2])
    const yesterday = { ...of(1, right(addDays(HOJE, -1))), origem: 'revisao' }
    expect(agendaOfRespostas([...answers, yesterday], HOJE).adiantaveis).toEqual([1, 2])
  })
})
