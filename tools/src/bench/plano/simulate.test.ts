import { planRevisao } from '@rumo/contract/revisao'
import { addDays } from '@rumo/contract/rules'
import { expect, it } from 'vitest'
import { DIAS, INICIO, type Regra, simulate, simulateMany } from './simulate.ts'

/** A rule that brings back all questions on these days, counted from the first one. */
const onDays = (...days: number[]): Regra => ({
  planOf: (respostas) => {
    const plan = planRevisao(respostas)
    if (!plan) throw new Error('A mistake has a plan')
    return { ...plan, vence: plan.ultima }
  },
  today: (vencimentos, hoje) =>
    days.some((day) => addDays(INICIO, day) === hoje)
      ? vencimentos.map(({ id_questao }) => id_questao)
      : [],
})
const mistakes = [0, 0, 0, 30]
const recall = (regra: Regra) => simulateMany(20, { regra, skip: 0, mistakes }).recall
const curso = { regra: onDays(5, 20, 58), seed: 1, skip: 0, mistakes }

it('counts reviews for each mistake, those of the last week apart, and the most of a day', () => {
  expect(simulate(curso)).toMatchObject({ reviews: 10 / 4, lastWeek: 1, mostOfADay: 4 })
  expect(simulate({ ...curso, skip: 1 })).toMatchObject({ reviews: 0, mostOfADay: 0 })
})

it('comes to the same for the same seed, and to more recall by more reviews', () => {
  expect(simulate(curso)).toEqual(simulate(curso))
  expect(simulate({ ...curso, seed: 2 })).not.toEqual(simulate(curso))
  const [none, some, all] = [
    recall(onDays()),
    recall(onDays(5, 20, 58)),
    recall(onDays(...Array.from({ length: DIAS }, (_, day) => day))),
  ]
  expect(none).toBeLessThan(some)
  expect(some).toBeLessThan(all)
  expect(all).toBeLessThan(1)
})
