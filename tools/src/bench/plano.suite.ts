import { agendaOf, type AlvoDoPlano, dueOn, planRevisao } from '@rumo/contract/revisao'
import { descansoOf, type Dia, mondayOf } from '@rumo/contract/rules'
import type { Figure, Suite } from './figure.ts'
import { halvingRule } from './plano/halving-rule.ts'
import { DIAS, INICIO, PROVA, type Regra, simulateMany } from './plano/simulate.ts'

const STUDENTS = 20
const MISTAKES = 300
/** Mistakes are made on these days only: the plan has no new questions in the last week. */
const PRACTISED = DIAS - 7

const than = (value: number) => ({ name: 'the rule before', value })

const evenly = (days: number) =>
  Array.from({ length: MISTAKES }, (_, place) => Math.floor((place * days) / MISTAKES))

/** Reviews up to the day of an exam, compared with those of the rule that Rumo had before. */
export const plano: Suite = {
  key: 'plano',
  name: `Reviews of ${MISTAKES} mistakes in the ${DIAS} days before an exam, mean of ${STUDENTS} simulated students`,
  run: async () => [
    ...everyDay(),
    ...skipping(1, 7),
    ...skipping(2, 5),
    ...resting(),
    ...otherwise(),
  ],
}

function everyDay(): Figure[] {
  const curso = { skip: 0, mistakes: evenly(PRACTISED) }
  const ours = simulateMany(STUDENTS, { ...curso, regra: ruleFor(7) })
  const before = simulateMany(STUDENTS, { ...curso, regra: halvingRule(PROVA) })
  return [
    {
      name: 'mean recall on the day',
      value: ours.recall,
      atLeast: 0.97,
      baseline: than(before.recall),
      row: `Recall of ${MISTAKES} mistakes on the day of the exam, simulated`,
    },
    {
      name: 'reviews of a mistake, as part of those of the rule before',
      value: ours.reviews / before.reviews,
      atMost: 0.7,
      row: 'its reviews, as part of those of the rule before',
    },
    { name: 'reviews of a mistake', value: ours.reviews, baseline: than(before.reviews) },
    {
      name: 'reviews of a mistake in the last week',
      value: ours.lastWeek,
      atMost: 1.5,
      baseline: than(before.lastWeek),
      row: 'its reviews in the last week, for each mistake',
    },
    {
      name: 'reviews on the fullest day',
      value: ours.mostOfADay,
      baseline: than(before.mostOfADay),
    },
  ]
}

/** A student who skips days of the week at random, with a plan for fewer days a week. */
function skipping(skipped: number, diasPorSemana: number): Figure[] {
  const curso = { skip: skipped / 7, mistakes: evenly(PRACTISED) }
  const ours = simulateMany(STUDENTS, { ...curso, regra: ruleFor(diasPorSemana) })
  const before = simulateMany(STUDENTS, { ...curso, regra: halvingRule(PROVA) })
  const name = `mean recall where ${skipped} of 7 days are skipped, planned for ${diasPorSemana} a week`
  return [{ name, value: ours.recall, baseline: than(before.recall), row: name }]
}

/** A student whose weekends are of rest. The exam is on a Monday, so that the two days before it are too. */
function resting(): Figure[] {
  const ritmo = { diasPorSemana: 5, minutosPorDia: 60 }
  const isDescanso = descansoOf({ hoje: mondayOf(INICIO), ritmo, diasEstudados: 0 }, false)
  const curso = { skip: isDescanso, mistakes: evenly(PRACTISED) }
  const ours = simulateMany(STUDENTS, { ...curso, regra: ruleFor(5, isDescanso) })
  const unaware = simulateMany(STUDENTS, { ...curso, regra: ruleFor(5) })
  return [
    {
      name: 'mean recall where weekends are of rest, and the exam is on a Monday',
      value: ours.recall,
      baseline: { name: 'a last pass that knows no days of rest', value: unaware.recall },
    },
  ]
}

/** Mistakes made at other times: all on the first day, or until the day before the exam. */
function otherwise(): Figure[] {
  const ways = {
    'all mistakes on the first day': evenly(1),
    'mistakes up to the eve': evenly(DIAS),
  }
  return Object.entries(ways).flatMap(([name, mistakes]) => {
    const ours = simulateMany(STUDENTS, { regra: ruleFor(7), skip: 0, mistakes })
    const before = simulateMany(STUDENTS, { regra: halvingRule(PROVA), skip: 0, mistakes })
    return [
      { name: `mean recall: ${name}`, value: ours.recall, baseline: than(before.recall) },
      { name: `reviews: ${name}`, value: ours.reviews, baseline: than(before.reviews) },
    ]
  })
}

/** Rumo's own rule, for a student who studies on this number of days a week, perhaps with these days of rest. */
function ruleFor(diasPorSemana: number, isDescanso?: (dia: Dia) => boolean): Regra {
  const alvo: AlvoDoPlano = { dataDaProva: PROVA, diasPorSemana }
  return {
    planOf: (respostas) => {
      const plan = planRevisao(respostas)
      if (!plan) throw new Error('A mistake has a plan')
      return { ...plan, vence: dueOn(plan, alvo) }
    },
    today: (vencimentos, hoje) =>
      agendaOf(vencimentos, { hoje, alvo, revisadas: new Set(), isDescanso }).vencidas,
  }
}
