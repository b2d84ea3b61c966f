import { randomFrom } from '@rumo/contract/chance'
import { firstMemoria, type Memoria, nextMemoria, recallAfter } from '@rumo/contract/memoria'
import type { Revisada, Revisao, Vencimento } from '@rumo/contract/revisao'
import { addDays, daysBetween, type Dia } from '@rumo/contract/rules'
import { sum } from 'es-toolkit'

/** A rule of reviews: `planOf` says when a question is due, by its answers; `today` picks the questions of a day. */
export interface Regra {
  planOf(respostas: readonly Revisada[]): Revisao & { vence: Dia }
  today(vencimentos: readonly Vencimento[], hoje: Dia): number[]
}

export interface Curso {
  regra: Regra
  seed: number
  /** The probability that a day is skipped, or which days are. */
  skip: number | ((dia: Dia) => boolean)
  /** For each mistake, the day on which it is made, counted from the first. */
  mistakes: readonly number[]
}

/**
 * The result of sixty days: the mean recall on the day of the exam, and the number of reviews for each mistake, of all
 * days and of the last week.
 */
export interface Desfecho {
  recall: number
  reviews: number
  lastWeek: number
  mostOfADay: number
}

export const DIAS = 60
export const INICIO: Dia = '2026-10-01'
export const PROVA: Dia = addDays(INICIO, DIAS)
const WEEK = 7

/**
 * How long right answers take. The model of memory takes an answer for hard, good or easy by its time. Of a hundred
 * answers 22 are hard, 63 good and 15 easy, as FSRS simulates people.
 */
const TIMES = [
  { upTo: 0.224, segundos: 240 },
  { upTo: 0.855, segundos: 60 },
  { upTo: 1, segundos: 15 },
]

interface Questao {
  id_questao: number
  respostas: Revisada[]
  /** The memory of the simulated student, which no rule sees. */
  memoria: Memoria
  plan: Vencimento
}

/** Simulates a student up to the exam. The student's memory follows FSRS-6 with its default parameters. */
export function simulate({ regra, seed, skip, mistakes }: Curso): Desfecho {
  const [random, skips] = [randomFrom(seed), randomFrom(seed + 1_000_003)]
  const questoes = new Map<number, Questao>()
  const answered: number[] = []
  for (let day = 0; day < DIAS; day++) {
    const dia = addDays(INICIO, day)
    const plans = [...questoes.values()].map(({ plan }) => plan)
    const isSkipped = typeof skip === 'number' ? skips() < skip : skip(dia)
    const ids = isSkipped ? [] : regra.today(plans, dia)
    for (const id of ids) {
      const questao = questoes.get(id)
      if (questao) questoes.set(id, answer(questao, dia, { regra, random }))
    }
    answered.push(ids.length)
    for (const [id, on] of mistakes.entries()) {
      if (on === day) questoes.set(id, wrong(id, dia, regra))
    }
  }
  const recalls = [...questoes.values()].map(({ memoria, plan }) =>
    recallAfter(memoria, daysBetween(plan.ultima, PROVA)),
  )
  return {
    recall: sum(recalls) / recalls.length,
    reviews: sum(answered) / recalls.length,
    lastWeek: sum(answered.slice(-WEEK)) / recalls.length,
    mostOfADay: Math.max(...answered),
  }
}

function wrong(id_questao: number, dia: Dia, regra: Regra): Questao {
  const respostas = [{ dia, isCerta: false }]
  const plan = { id_questao, ...regra.planOf(respostas) }
  return { id_questao, respostas, memoria: firstMemoria({ isCerta: false }), plan }
}

function answer(
  { id_questao, respostas, memoria, plan }: Questao,
  dia: Dia,
  { regra, random }: { regra: Regra; random: () => number },
): Questao {
  const days = daysBetween(plan.ultima, dia)
  const [isCerta, drawn] = [random() < recallAfter(memoria, days), random()]
  const segundos = TIMES.find(({ upTo }) => drawn < upTo)?.segundos ?? null
  const resposta = { dia, isCerta, segundos }
  const all = [...respostas, resposta]
  return {
    id_questao,
    respostas: all,
    memoria: nextMemoria(memoria, days, resposta),
    plan: { id_questao, ...regra.planOf(all) },
  }
}

/** The mean result of many students, except `mostOfADay`, which is the greatest of all. */
export function simulateMany(seeds: number, curso: Omit<Curso, 'seed'>): Desfecho {
  const all = Array.from({ length: seeds }, (_, seed) => simulate({ ...curso, seed }))
  const mean = (key: keyof Desfecho) => sum(all.map((one) => one[key])) / seeds
  return {
    recall: mean('recall'),
    reviews: mean('reviews'),
    lastWeek: mean('lastWeek'),
    mostOfADay: Math.max(...all.map((one) => one.mostOfADay)),
  }
}
