import { daysBetween } from './dia.ts'
import { type Ritmo, weekdayOf } from './dias-de-estudo.ts'
import {
  type DiaDoPlano,
  diasDoPlano,
  type DiasDoPlano,
  type Divisao,
  endOfNovas,
  hasStudied,
  MINUTOS_POR_NOVA,
  MINUTOS_POR_REDACAO,
  MINUTOS_POR_REVISAO,
  type Preparo,
  timeForRedacao,
} from './dias-do-plano.ts'
import { DIAS_DA_SEMANA } from './passada.ts'

export {
  type DiaDoPlano,
  type EstudoFeito,
  hasStudied,
  MINUTOS_POR_NOVA,
  MINUTOS_POR_REDACAO,
  MINUTOS_POR_REVISAO,
  type Preparo,
} from './dias-do-plano.ts'

/** What is left to do today, what each later day brings, and whether the time until the exam is enough. */
export interface MetaDoDia extends DiaDoPlano {
  /** Tomorrow and each later day up to the eve, if each day's share is done and everything is answered right. */
  proximosDias: DiaDoPlano[]
  /** Whether everything fits before the exam. What fits is the sum of the days. */
  cabe: boolean
  novasAteODia: number
  redacoesAteODia: number
  /** How many essays there should be: one a week. */
  redacoesAoTodo: number
  /**
   * The rhythm on offer with the least time per week in which everything fits. Null where everything already fits, or
   * where no rhythm is enough.
   */
  paraTudo: Ritmo | null
  /** Whether the student has done anything today. */
  feito: boolean
}

/** The minutes per day that a student can choose from. */
export const MINUTOS_A_ESCOLHER = [15, 30, 45, 60, 90, 120, 180, 240] as const

/**
 * Where time is short, each essay is planned together with 120 minutes of new questions: one essay for each 180
 * minutes.
 */
const MINUTOS_POR_REDACAO_E_NOVAS = 3 * MINUTOS_POR_REDACAO
/** The limits for the minutes of study per day. */
export const MOST_MINUTES = 240
export const LEAST_MINUTES = 10

/**
 * Plans every day until the exam. If all new questions fit, they are spread evenly; otherwise each day gets as many as
 * it has time for. The plan is always calculated from the current state, so that skipped days leave no debt.
 */
export function metaDoDia(preparo: Preparo): MetaDoDia {
  const { dias, semTempo } = bestOf(preparo)
  const [hoje, ...proximosDias] = dias
  if (!hoje) throw new Error('The exam is after today')
  const redacoesAoTodo = redacoesUntil(preparo)
  const redacoesAteODia = redacoesOf(dias)
  const novasAteODia = novasOf(dias)
  const cabe =
    semTempo === 0 && novasAteODia === preparo.novas && redacoesAteODia === redacoesAoTodo
  return {
    ...hoje,
    proximosDias,
    cabe,
    novasAteODia,
    redacoesAteODia,
    redacoesAoTodo,
    paraTudo: cabe ? null : leastForAll(preparo),
    feito: hasStudied(preparo),
  }
}

const novasOf = (dias: readonly DiaDoPlano[]) => dias.reduce((sum, { novas }) => sum + novas, 0)
const redacoesOf = (dias: readonly DiaDoPlano[]) =>
  dias.reduce((sum, { redacoes }) => sum + redacoes, 0)

const EVERY_WEEK: Divisao = { novasPorDia: Infinity, hasRedacao: () => true }

/** The days with the best division of new questions and essays. */
function bestOf(preparo: Preparo): DiasDoPlano {
  const hasAllNovas = (divisao: Divisao) =>
    novasOf(diasDoPlano(preparo, divisao).dias) === preparo.novas
  const divisao = hasAllNovas(EVERY_WEEK) ? EVERY_WEEK : fewerRedacoes(preparo, hasAllNovas)
  const soon = diasDoPlano(preparo, divisao)
  if (novasOf(soon.dias) < preparo.novas) return soon
  const evenly = (novasPorDia: number) => diasDoPlano(preparo, { ...divisao, novasPorDia })
  // No day has time for more.
  const most = preparo.hojeJa.novas + Math.floor(preparo.ritmo.minutosPorDia / MINUTOS_POR_NOVA)
  return evenly(
    least(most, (novasPorDia) => {
      const { dias, semTempo } = evenly(novasPorDia)
      const fits = novasOf(dias) === preparo.novas && semTempo <= soon.semTempo
      return fits && redacoesOf(dias) >= redacoesOf(soon.dias)
    }),
  )
}

/**
 * Essays where not every week has time for one and for the new questions: one for each 180 minutes, or more where all
 * new questions fit nevertheless. They are spread over the weeks with new questions; later weeks have one each.
 */
function fewerRedacoes(preparo: Preparo, hasAllNovas: (divisao: Divisao) => boolean): Divisao {
  const weeks = weeksOfNovas(preparo)
  const most = Math.max(0, weeks - redacoesDone(preparo))
  const withMany = (many: number): Divisao => ({
    novasPorDia: Infinity,
    hasRedacao: (week) =>
      week >= weeks ||
      Math.floor((many * (weeks - week)) / most) > Math.floor((many * (weeks - week - 1)) / most),
  })
  const byTime = timeUntil(preparo, weeks) / MINUTOS_POR_REDACAO_E_NOVAS
  const fewer = least(most, (many) => hasAllNovas(withMany(most - many)))
  return withMany(Math.max(Math.min(byTime, most), most - fewer))
}

/** The number of weeks, with this one, that have days for new questions. */
function weeksOfNovas(preparo: Preparo): number {
  const { hoje } = preparo
  const days = daysBetween(hoje, endOfNovas(preparo))
  return days > 0 ? Math.ceil((weekdayOf(hoje) + days) / DIAS_DA_SEMANA) : 0
}

/** The minutes of study without reviews in this and the next weeks. */
function timeUntil(preparo: Preparo, weeks: number): number {
  const days = Math.max(0, weeks * DIAS_DA_SEMANA - weekdayOf(preparo.hoje))
  const dias = diasDoPlano(preparo, EVERY_WEEK).dias.slice(0, days)
  return dias.reduce((sum, { descanso, revisoes }, later) => {
    const time = later === 0 ? timeForRedacao(preparo) : preparo.ritmo.minutosPorDia
    return descanso ? sum : sum + time - revisoes * MINUTOS_POR_REVISAO
  }, 0)
}

/** The least number up to `most` that holds, where each greater one holds too; `most` where none does. */
function least(most: number, holds: (count: number) => boolean): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return high
}

const aWeek = (ritmo: Ritmo) => ritmo.diasPorSemana * ritmo.minutosPorDia

/** The rhythm on offer with the least time per week in which everything fits. */
function leastForAll(preparo: Preparo): Ritmo | null {
  const { diasPorSemana, minutosPorDia } = preparo.ritmo
  const minutos = [minutosPorDia, ...MINUTOS_A_ESCOLHER.filter((more) => more > minutosPorDia)]
  const longer: Ritmo[] = []
  for (let dias = diasPorSemana; dias <= DIAS_DA_SEMANA; dias++) {
    longer.push(...minutos.map((more) => ({ diasPorSemana: dias, minutosPorDia: more })))
  }
  const byTime = longer.toSorted((a, b) => aWeek(a) - aWeek(b))
  return byTime.find((ritmo) => fitsAll({ ...preparo, ritmo })) ?? null
}

/** Whether everything fits, with an essay every week. */
function fitsAll(preparo: Preparo): boolean {
  // A long plan is costly, and most rhythms have too few minutes for it: in all, or in a day for an essay.
  const redacoes = redacoesUntil(preparo)
  const needed = preparo.novas * MINUTOS_POR_NOVA + redacoes * MINUTOS_POR_REDACAO
  if (weeksUntil(preparo) * aWeek(preparo.ritmo) < needed) return false
  if (redacoes > 0 && preparo.ritmo.minutosPorDia < MINUTOS_POR_REDACAO) return false
  const { dias, semTempo } = diasDoPlano(preparo, EVERY_WEEK)
  return semTempo === 0 && novasOf(dias) === preparo.novas && redacoesOf(dias) === redacoes
}

/**
 * The number of essays until the exam: one a week, where there is a theme, without this week's essay if it was sent.
 */
function redacoesUntil(preparo: Preparo): number {
  return preparo.temTema ? Math.max(0, weeksUntil(preparo) - redacoesDone(preparo)) : 0
}

/** The number of weeks, with this one, that have a day before the exam. */
const weeksUntil = ({ hoje, dataDaProva }: Preparo) =>
  Math.ceil((weekdayOf(hoje) + daysBetween(hoje, dataDaProva)) / DIAS_DA_SEMANA)

/** 1 where this week's essay was sent. */
const redacoesDone = ({ redacoesNaSemana, hojeJa }: Preparo) =>
  redacoesNaSemana + hojeJa.redacoes > 0 ? 1 : 0

/** The estimate for accounts with few answers: it counts twenty further first answers, eight of them wrong. */
const BEFORE = { erradas: 8, total: 20 }

/** The expected share of wrong answers among the account's next first answers. */
export const erroEsperado = (erradas: number, total: number) =>
  (erradas + BEFORE.erradas) / (total + BEFORE.total)
