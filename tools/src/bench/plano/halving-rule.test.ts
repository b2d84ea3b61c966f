import { addDays, daysBetween } from '@rumo/contract/rules'
import { expect, it } from 'vitest'
import { halvingRule } from './halving-rule.ts'

const INICIO = '2026-01-01'
const wrong = { dia: INICIO, isCerta: false }

/** The days between reviews, when each review is answered right on the day it is due. */
function intervalsUntil(prova: string, count: number): number[] {
  const regra = halvingRule(prova)
  const respostas = [wrong]
  return Array.from({ length: count }, () => {
    const { ultima, vence } = regra.planOf(respostas)
    respostas.push({ dia: vence, isCerta: true })
    return daysBetween(ultima, vence)
  })
}

it('is what Rumo planned by: nine of ten, and half of the days that are left', () => {
  expect(intervalsUntil('2036-01-01', 6)).toEqual([1, 3, 8, 22, 54, 124])
  expect(intervalsUntil(addDays(INICIO, 12), 5)).toEqual([1, 3, 4, 2, 1])
})

it('brings twenty a day, or as many as the days until the exam share', () => {
  const prova = addDays(INICIO, 5)
  const regra = halvingRule(prova)
  const plans = Array.from({ length: 180 }, (_, id_questao) => ({
    id_questao,
    ...regra.planOf([wrong]),
  }))
  expect(regra.today(plans.slice(0, 30), addDays(INICIO, 1))).toHaveLength(20)
  expect(regra.today(plans, addDays(INICIO, 1))).toHaveLength(45)
})
