import { addDays, daysBetween, type Dia } from './dia.ts'
import {
  daysLeftOfWeek,
  type Ritmo,
  type Semana,
  studyDaysUntil,
  weekdayOf,
} from './dias-de-estudo.ts'
import { DIAS_DA_SEMANA } from './passada.ts'

/** What there is to do until an exam, as of a day, and what was done of it. */
export interface Preparo extends Semana {
  /** After `hoje`. */
  dataDaProva: Dia
  /** The first day on which the student answered anything; null: none yet. */
  inicio: Dia | null
  /** How many reviews today still brings, and how many are expected until the exam, those of today among them. */
  vencidas: number
  revisoes: number
  /** How many questions were never answered, and which part of first answers is wrong, 0 to 1. */
  novas: number
  erros: number
  /** Whether there is a theme to write on, and how many essays were sent this week before today. */
  temTema: boolean
  redacoesNaSemana: number
  hojeJa: Feito
}

/** What was done on a day, or is to be done. */
export interface Feito {
  novas: number
  revisoes: number
  redacoes: number
}

/** What is left for today, and whether the time until the exam suffices. */
export interface MetaDoDia extends Feito {
  /** How long that takes. */
  minutos: number
  /** The week has had its days of study. */
  descanso: boolean
  /** Whether all fits in until the exam; how many questions and essays do. */
  cabe: boolean
  novasAteODia: number
  redacoesAteODia: number
  /** How many essays there would be time for in a longer day: one a week. */
  redacoesAoTodo: number
  /** The least of the rhythms to choose from with which all would fit; null: it does, or there is none. */
  paraTudo: Ritmo | null
  /** Whether anything was done today. */
  feito: boolean
}

/** What a student may choose from. */
export const MINUTOS_A_ESCOLHER = [15, 30, 45, 60, 90, 120, 180, 240] as const

/** With its explanation. */
export const MINUTOS_POR_NOVA = 4
export const MINUTOS_POR_REVISAO = 2
export const MINUTOS_POR_REDACAO = 60
/** A day as long as half an essay may take a whole one; a shorter one has none. */
const LEAST_MINUTES_OF_REDACAO = MINUTOS_POR_REDACAO / 2
/** Where there is not time for everything, one essay for so much of it: new questions have the rest. */
const MINUTOS_POR_REDACAO_E_NOVAS = 3 * MINUTOS_POR_REDACAO
/** New questions stop a week before the exam: what goes wrong later has no time to come back. */
const SEM_NOVAS_DIAS = 7
/** How often a mistake comes back until the exam (`npm run bench -- plano`). */
const REVISOES_POR_ERRO = 4
/** The least and the most study a day that is planned. */
export const MOST_MINUTES = 240
export const LEAST_MINUTES = 10

/**
 * What today is for: reviews first, then this week's essay, which has the week's last day of study at the latest, and
 * new questions in the time that is left: spread evenly where all fit, else as many as the day has time for. It is made
 * anew at each look, of what there is by then: a day that was skipped needs no making up.
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

const minutesOf = ({ novas, revisoes, redacoes }: Feito) =>
  novas * MINUTOS_POR_NOVA + revisoes * MINUTOS_POR_REVISAO + redacoes * MINUTOS_POR_REDACAO

/** The time of a student, in minutes and in days of study, those of today among them. */
interface Tempo {
  descanso: boolean
  hoje: number
  ateODia: number
  diasDeNovas: number
  /** Whether it is early enough for new questions. */
  temNovas: boolean
  /** How many new questions their days have room for. */
  lugares: number
}

function tempoOf(preparo: Preparo): Tempo {
  const { hoje, dataDaProva, inicio, ritmo, hojeJa, diasEstudados } = preparo
  const [isPlanned, isGoingOn] = [diasEstudados < ritmo.diasPorSemana, minutesOf(hojeJa) > 0]
  // A student who goes on nevertheless is not told to rest in the middle of it.
  const descanso = !isPlanned && !isGoingOn
  const left = descanso ? 0 : Math.max(0, ritmo.minutosPorDia - minutesOf(hojeJa))
  const lastWeek = addDays(dataDaProva, -SEM_NOVAS_DIAS)
  // A student who began later has little but new questions.
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

/** What the time until the exam is for. */
interface Total {
  novas: number
  redacoes: number
  /** The same before it is rounded down. */
  lugaresDeRedacao: number
  cabe: boolean
}

/**
 * How much of everything the time until the exam takes: reviews first, then essays and new questions. A longer day, or
 * one more, never makes it fewer of either.
 */
function totalOf(preparo: Preparo, { ateODia, lugares, temNovas }: Tempo): Total {
  const { hoje, dataDaProva, novas, erros, revisoes, hojeJa, ritmo } = preparo
  // On the eve no mistake comes back any more.
  const forErros = daysBetween(hoje, dataDaProva) > 1 ? REVISOES_POR_ERRO * MINUTOS_POR_REVISAO : 0
  const each = MINUTOS_POR_NOVA + erros * forErros
  const forReviews = revisoes * MINUTOS_POR_REVISAO
  const wanted = redacoesUntil(preparo)
  // More new questions than were asked for today take nothing from the essays.
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

/** What new questions have at most until there is time for one essay more, which then takes nothing from them. */
const beforeNext = (redacoes: number) =>
  (redacoes + 1) * (MINUTOS_POR_REDACAO_E_NOVAS - MINUTOS_POR_REDACAO)

const aWeek = (ritmo: Ritmo) => ritmo.diasPorSemana * ritmo.minutosPorDia

/** The least time a week, of what there is to choose from, in which all would fit. */
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

/** One a week, where there is a theme; this week's may have been sent. */
function redacoesUntil({ hoje, dataDaProva, temTema, redacoesNaSemana, hojeJa }: Preparo): number {
  if (!temTema) return 0
  const weeks = Math.ceil((weekdayOf(hoje) + daysBetween(hoje, dataDaProva)) / DIAS_DA_SEMANA)
  return Math.max(0, weeks - (redacoesNaSemana + hojeJa.redacoes > 0 ? 1 : 0))
}

/**
 * An essay has its day where there is time for it, or where the week has no other day of study; where there are fewer
 * essays than weeks, they are spread over these. New questions that were answered today do not count: they come after it.
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

/** As if an account had answered twenty questions before its first, eight of them wrongly. */
const BEFORE = { erradas: 8, total: 20 }

/** Which part of an account's next first answers will be wrong, by those that there are. */
export const erroEsperado = (erradas: number, total: number) =>
  (erradas + BEFORE.erradas) / (total + BEFORE.total)
