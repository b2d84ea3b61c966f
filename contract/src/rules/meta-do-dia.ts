import { addDays, daysBetween, type Dia } from './dia.ts'
import {
  daysLeftOfWeek,
  type Ritmo,
  type Semana,
  studyDaysUntil,
  weekdayOf,
} from './dias-de-estudo.ts'
import { DIAS_DA_SEMANA } from './passada.ts'

/** What a student has to do until the exam, as of `hoje`, and what they have already done. */
export interface Preparo extends Semana {
  /** A day after `hoje`. */
  dataDaProva: Dia
  /** The first day on which the student answered a question; null where there is none yet. */
  inicio: Dia | null
  /** Number of reviews due today, and number of reviews expected until the exam, including those of today. */
  vencidas: number
  revisoes: number
  /** Number of questions never answered, and the expected share of wrong first answers, 0 to 1. */
  novas: number
  erros: number
  /** Whether there is an essay theme, and how many essays the student sent this week before today. */
  temTema: boolean
  redacoesNaSemana: number
  hojeJa: EstudoFeito
}

/** What a student has done on a day, or has to do. */
export interface EstudoFeito {
  novas: number
  revisoes: number
  redacoes: number
}

/** What is left to do today, and whether the time until the exam is enough. */
export interface MetaDoDia extends EstudoFeito {
  /** How many minutes today's part takes. */
  minutos: number
  /** Whether today is a day of rest, because this week's study days are used up. */
  descanso: boolean
  /** Whether everything fits before the exam, and how many of the questions and essays fit. */
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

/** Minutes for a new question, including reading the explanation. */
export const MINUTOS_POR_NOVA = 4
export const MINUTOS_POR_REVISAO = 2
export const MINUTOS_POR_REDACAO = 60
/**
 * A day with less time than half an essay gets no essay. A longer one may get an essay, even if the essay takes longer
 * than the day has.
 */
const LEAST_MINUTES_OF_REDACAO = MINUTOS_POR_REDACAO / 2
/**
 * Where time is short, each essay is planned together with 120 minutes of new questions: one essay for each 180
 * minutes.
 */
const MINUTOS_POR_REDACAO_E_NOVAS = 3 * MINUTOS_POR_REDACAO
/** No new questions in the week before the exam, because their mistakes could not be reviewed any more. */
const SEM_NOVAS_DIAS = 7
/** How often a mistake is reviewed before the exam, as measured by `npm run bench -- plano`. */
const REVISOES_POR_ERRO = 4
/** The limits for the minutes of study per day. */
export const MOST_MINUTES = 240
export const LEAST_MINUTES = 10

/**
 * Today's goal: reviews first, then this week's essay (at the latest on the last study day of the week), then new
 * questions in the remaining time. If all new questions fit before the exam, they are spread evenly; otherwise the day
 * gets as many as it has time for. The goal is always calculated from the current state, so that skipped days leave no
 * debt.
 */
export function metaDoDia(preparo: Preparo): MetaDoDia {
  const { hojeJa, vencidas } = preparo
  const tempo = tempoOf(preparo)
  const total = totalOf(preparo, tempo)
  const revisoes = Math.min(vencidas, Math.floor(tempo.hoje / MINUTOS_POR_REVISAO))
  const redacoes = !tempo.descanso && asksForRedacao(preparo, total, revisoes) ? 1 : 0
  const left = Math.max(0, tempo.hoje - minutesOf({ novas: 0, revisoes, redacoes }))
  const evenly = Math.ceil((total.novas + hojeJa.novas) / Math.max(1, tempo.diasDeNovas))
  const novas = Math.min(
    total.novas < preparo.novas ? Infinity : Math.max(0, evenly - hojeJa.novas),
    total.novas,
    tempo.temNovas ? Math.floor(left / MINUTOS_POR_NOVA) : 0,
  )
  return {
    revisoes,
    redacoes,
    novas,
    minutos: minutesOf({ revisoes, redacoes, novas }),
    descanso: tempo.descanso,
    cabe: total.cabe,
    novasAteODia: total.novas,
    redacoesAteODia: total.redacoes,
    redacoesAoTodo: redacoesUntil(preparo),
    paraTudo: total.cabe ? null : leastForAll(preparo),
    feito: minutesOf(hojeJa) > 0,
  }
}

const minutesOf = ({ novas, revisoes, redacoes }: EstudoFeito) =>
  novas * MINUTOS_POR_NOVA + revisoes * MINUTOS_POR_REVISAO + redacoes * MINUTOS_POR_REDACAO

/** The time that a student has, in minutes and in study days, including today. */
interface Tempo {
  descanso: boolean
  hoje: number
  ateODia: number
  diasDeNovas: number
  /** Whether it is early enough before the exam for new questions. */
  temNovas: boolean
  /** How many new questions the days for new questions have time for. */
  lugares: number
}

function tempoOf(preparo: Preparo): Tempo {
  const { hoje, dataDaProva, inicio, ritmo, hojeJa, diasEstudados } = preparo
  const [isPlanned, isGoingOn] = [diasEstudados < ritmo.diasPorSemana, minutesOf(hojeJa) > 0]
  // A student who studies on a day of rest is not told to stop halfway.
  const descanso = !isPlanned && !isGoingOn
  const left = descanso ? 0 : Math.max(0, ritmo.minutosPorDia - minutesOf(hojeJa))
  const lastWeek = addDays(dataDaProva, -SEM_NOVAS_DIAS)
  // For a student who starts in the last week, there are no reviews yet, so new questions are allowed until the exam.
  const endOfNovas = (inicio ?? hoje) < lastWeek ? lastWeek : dataDaProva
  const dias = studyDaysUntil(preparo, dataDaProva)
  const diasDeNovas = studyDaysUntil(preparo, endOfNovas)
  const later = (days: number) => Math.max(0, days - Number(isPlanned))
  const temNovas = hoje < endOfNovas
  const lugaresHoje = temNovas ? Math.floor(left / MINUTOS_POR_NOVA) : 0
  const lugaresPorDia = Math.floor(ritmo.minutosPorDia / MINUTOS_POR_NOVA)
  return {
    descanso,
    hoje: left,
    ateODia: left + later(dias) * ritmo.minutosPorDia,
    diasDeNovas,
    temNovas,
    lugares: lugaresHoje + later(diasDeNovas) * lugaresPorDia,
  }
}

/** How much fits into the time until the exam. */
interface Total {
  novas: number
  redacoes: number
  /** The number of essays that fit, before rounding and limiting. */
  lugaresDeRedacao: number
  cabe: boolean
}

/**
 * Divides the time until the exam: reviews first, then essays and new questions. More time never leads to fewer essays
 * or fewer new questions.
 */
function totalOf(preparo: Preparo, { ateODia, lugares, temNovas }: Tempo): Total {
  const { hoje, dataDaProva, novas, erros, revisoes, hojeJa, ritmo } = preparo
  // Mistakes made on the day before the exam are not reviewed.
  const forErros = daysBetween(hoje, dataDaProva) > 1 ? REVISOES_POR_ERRO * MINUTOS_POR_REVISAO : 0
  const each = MINUTOS_POR_NOVA + erros * forErros
  const forReviews = revisoes * MINUTOS_POR_REVISAO
  const wanted = redacoesUntil(preparo)
  // New questions answered today beyond the plan take no time from the essays.
  const forNovasHoje = hojeJa.novas * MINUTOS_POR_NOVA
  const forOutras = minutesOf({ ...hojeJa, novas: 0 })
  const novasHoje = Math.min(forNovasHoje, Math.max(0, ritmo.minutosPorDia - forOutras))
  const shared = Math.max(0, ateODia + novasHoje - forReviews)
  const spare = shared - (temNovas ? (novas + hojeJa.novas) * each : 0)
  const isLongEnough = ritmo.minutosPorDia >= LEAST_MINUTES_OF_REDACAO
  const lugaresDeRedacao = isLongEnough
    ? Math.max(shared / MINUTOS_POR_REDACAO_E_NOVAS, spare / MINUTOS_POR_REDACAO)
    : 0
  const redacoes = Math.min(wanted, Math.floor(lugaresDeRedacao))
  const most = isLongEnough && redacoes < wanted ? beforeNext(redacoes) - forNovasHoje : Infinity
  const left = shared - redacoes * MINUTOS_POR_REDACAO - novasHoje
  const forNovas = Math.max(0, Math.min(left, most))
  const fitting = Math.min(novas, lugares, Math.floor(forNovas / each))
  const cabe = fitting === novas && redacoes === wanted && forReviews <= ateODia
  return { novas: fitting, redacoes, lugaresDeRedacao, cabe }
}

/**
 * The most time for new questions before one more essay is planned, so that this essay takes nothing from the new
 * questions.
 */
const beforeNext = (redacoes: number) =>
  (redacoes + 1) * (MINUTOS_POR_REDACAO_E_NOVAS - MINUTOS_POR_REDACAO)

const aWeek = (ritmo: Ritmo) => ritmo.diasPorSemana * ritmo.minutosPorDia

/** The rhythm on offer with the least time per week in which everything fits. */
function leastForAll(preparo: Preparo): Ritmo | null {
  const { diasPorSemana, minutosPorDia } = preparo.ritmo
  const minutos = [minutosPorDia, ...MINUTOS_A_ESCOLHER.filter((more) => more > minutosPorDia)]
  const longer: Ritmo[] = []
  for (let dias = diasPorSemana; dias <= DIAS_DA_SEMANA; dias++) {
    longer.push(...minutos.map((more) => ({ diasPorSemana: dias, minutosPorDia: more })))
  }
  const fitting = longer.filter((ritmo) => {
    const changed = { ...preparo, ritmo }
    return totalOf(changed, tempoOf(changed)).cabe
  })
  return fitting.toSorted((a, b) => aWeek(a) - aWeek(b))[0] ?? null
}

/**
 * The number of essays until the exam: one a week, where there is a theme, without this week's essay if it was sent.
 */
function redacoesUntil({ hoje, dataDaProva, temTema, redacoesNaSemana, hojeJa }: Preparo): number {
  if (!temTema) return 0
  const weeks = Math.ceil((weekdayOf(hoje) + daysBetween(hoje, dataDaProva)) / DIAS_DA_SEMANA)
  return Math.max(0, weeks - (redacoesNaSemana + hojeJa.redacoes > 0 ? 1 : 0))
}

/**
 * Whether today is the day for this week's essay: there is time for it after the reviews, or today is the last study
 * day of the week. Where fewer essays than weeks fit, they are spread over the weeks. New questions answered today do
 * not count against the essay, because essays come first.
 */
function asksForRedacao(preparo: Preparo, total: Total, revisoes: number): boolean {
  const { temTema, redacoesNaSemana, hojeJa, ritmo } = preparo
  if (!temTema || redacoesNaSemana + hojeJa.redacoes > 0) return false
  const weeks = redacoesUntil(preparo)
  const later = Math.min(weeks - 1, Math.floor((total.lugaresDeRedacao * (weeks - 1)) / weeks))
  if (total.redacoes <= later) return false
  const reviews = (revisoes + hojeJa.revisoes) * MINUTOS_POR_REVISAO
  const isLongEnough = ritmo.minutosPorDia - reviews >= MINUTOS_POR_REDACAO
  return isLongEnough || daysLeftOfWeek(preparo, preparo.dataDaProva) === 1
}

/** The estimate for accounts with few answers: it counts twenty further first answers, eight of them wrong. */
const BEFORE = { erradas: 8, total: 20 }

/** The expected share of wrong answers among the account's next first answers. */
export const erroEsperado = (erradas: number, total: number) =>
  (erradas + BEFORE.erradas) / (total + BEFORE.total)
