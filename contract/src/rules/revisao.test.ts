import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from './dia.ts'
import {
  agendaOf,
  agendaOfRespostas,
  dueOn,
  planRevisao,
  type Respondida,
  type Revisada,
} from './revisao.ts'

const HOJE = '2028-02-20'
const respostas: fc.Arbitrary<Revisada[]> = fc.array(
  fc.record({ dia: fc.nat(400).map((ago) => addDays(HOJE, -ago)), isCerta: fc.boolean() }),
  { maxLength: 20 },
)
const wrong = (dia: string): Revisada => ({ dia, isCerta: false })
const right = (dia: string): Revisada => ({ dia, isCerta: true })
const revisoes = fc.record({
  ultima: fc.constant(HOJE),
  intervalo: fc.integer({ min: 1, max: 3650 }),
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

  it('counts whole days from the last answer, one at least', () => {
    fc.assert(
      fc.property(respostas, (list) => {
        const plan = planRevisao([...list, wrong(HOJE)])
        expect(plan?.ultima).toBe(HOJE)
        expect(plan?.intervalo).toSatisfy(Number.isInteger)
        expect(plan?.intervalo).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  it('lets more time pass after a right answer than after a wrong one', () => {
    fc.assert(
      fc.property(respostas, (list) => {
        const after = (last: Revisada) => planRevisao([wrong('2026-01-01'), ...list, last])
        const next = addDays(HOJE, 1)
        const [remembered, forgotten] = [after(right(next)), after(wrong(next))]
        expect(remembered?.intervalo).toBeGreaterThanOrEqual(forgotten?.intervalo ?? Infinity)
      }),
    )
  })

  it('lets more and more time pass while answers are right on the day', () => {
    const list = [wrong(HOJE)]
    const intervals: number[] = []
    for (let time = 0; time < 6; time++) {
      const plan = planRevisao(list)
      if (!plan) throw new Error('A wrong answer has a plan')
      intervals.push(plan.intervalo)
      list.push(right(dueOn(plan, null)))
    }
    // As FSRS has it by whole days and without chance: a browser plans what a server plans.
    expect(intervals).toEqual([1, 3, 8, 22, 54, 124])
  })
})

describe('dueOn', () => {
  const daysLeft = fc.integer({ min: 2, max: 400 })

  it('comes before the exam, and never later than memory wants it', () => {
    fc.assert(
      fc.property(revisoes, daysLeft, (plan, days) => {
        const prova = addDays(HOJE, days)
        const due = dueOn(plan, prova)
        expect(due < prova).toBe(true)
        expect(due > HOJE).toBe(true)
        expect(due <= dueOn(plan, null)).toBe(true)
      }),
    )
  })

  it('comes no later for an exam that is nearer', () => {
    fc.assert(
      fc.property(revisoes, daysLeft, daysLeft, (plan, one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)]
        expect(dueOn(plan, addDays(HOJE, near)) <= dueOn(plan, addDays(HOJE, far))).toBe(true)
      }),
    )
  })

  it('brings each question back more often the nearer the exam is', () => {
    const prova = addDays(HOJE, 64)
    const days: number[] = []
    let ultima = HOJE
    while (daysBetween(ultima, prova) > 1) {
      const due = dueOn({ ultima, intervalo: 3650 }, prova)
      days.push(daysBetween(ultima, due))
      ultima = due
    }
    expect(days).toEqual([32, 16, 8, 4, 2, 1])
  })

  it.each([null, HOJE, addDays(HOJE, 1), addDays(HOJE, -30)])(
    'leaves it to memory where the exam is on %s',
    (prova) => {
      expect(dueOn({ ultima: HOJE, intervalo: 9 }, prova)).toBe('2028-02-29')
    },
  )
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
          const plan = planRevisao(list)
          const { ultima } = plan ?? { ultima: HOJE }
          return plan ? [{ id_questao, ultima, vence: dueOn(plan, null) }] : []
        })
        const momento = { hoje: HOJE, dataDaProva: null, revisadas: new Set<number>() }
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
