import { addDays, daysBetween, numberOf, type Dia } from './dia.ts'
import { DIAS_DA_SEMANA } from './passada.ts'

/** How much of a week and of a day a student has. */
export interface Ritmo {
  diasPorSemana: number
  minutosPorDia: number
}

/** What there is to do until an exam, as of a day, and what was done of it. */
export interface Preparo {
  hoje: Dia
  /** After `hoje`. */
  dataDaProva: Dia
  ritmo: Ritmo
  /** On how many days of this week, from Monday on, the student studied before today. */
  diasEstudados: number
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
  /** With how many minutes a day all would fit; null: it does, or no such day is one to ask for. */
  minutosParaTudo: number | null
}

/** With its explanation. */
export const MINUTOS_POR_NOVA = 4
export const MINUTOS_POR_REVISAO = 2
export const MINUTOS_POR_REDACAO = 60
/** New questions stop a week before the exam: what goes wrong later has no time to come back. */
const SEM_NOVAS_DIAS = 7
/** How often a mistake comes back until the exam (`npm run bench -- plano`). */
const REVISOES_POR_ERRO = 4
/** The least and the most study a day that is advised. */
export const MOST_MINUTES = 240
export const LEAST_MINUTES = 10
const STEP_MINUTES = 5

/**
 * What today is for: reviews first, then this week's essay, which has the week's last day of study at the latest, and
 * new questions in the time that is left, so that as many as fit are spread evenly. It is made anew at each look, of
 * what there is by then: a day that was skipped needs no making up.
 */
export function metaDoDia(preparo: Preparo): MetaDoDia {
  const { hojeJa, vencidas } = preparo
  const tempo = tempoOf(preparo)
  const total = totalOf(preparo, tempo)
  const revisoes = Math.min(vencidas, Math.floor(tempo.hoje / MINUTOS_POR_REVISAO))
  const afterReviews = tempo.hoje - revisoes * MINUTOS_POR_REVISAO
  const isEssayDay = total.redacoes > 0 && asksForRedacao(preparo, afterReviews)
  const redacoes = isEssayDay && !tempo.descanso ? 1 : 0
  const afterEssay = Math.max(0, afterReviews - redacoes * MINUTOS_POR_REDACAO)
  const evenly = Math.ceil((total.novas + hojeJa.novas) / Math.max(1, tempo.diasDeNovas))
  const novas = Math.min(
    Math.max(0, evenly - hojeJa.novas),
    total.novas,
    tempo.temNovas ? Math.floor(afterEssay / MINUTOS_POR_NOVA) : 0,
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
    minutosParaTudo: total.cabe ? null : minutesForAll(preparo, tempo, total.minutosDeTudo),
  }
}

const minutesOf = ({ novas, revisoes, redacoes }: Feito) =>
  novas * MINUTOS_POR_NOVA + revisoes * MINUTOS_POR_REVISAO + redacoes * MINUTOS_POR_REDACAO

/** The time of a student, in minutes and in days of study, those of today among them. */
interface Tempo {
  descanso: boolean
  hoje: number
  ateODia: number
  dias: number
  diasDeNovas: number
  /** Whether it is early enough for new questions. */
  temNovas: boolean
  /** How many new questions their days have room for. */
  lugares: number
}

function tempoOf(preparo: Preparo): Tempo {
  const { hoje, dataDaProva, ritmo, hojeJa, diasEstudados } = preparo
  const [isPlanned, isGoingOn] = [diasEstudados < ritmo.diasPorSemana, minutesOf(hojeJa) > 0]
  // A student who goes on nevertheless is not told to rest in the middle of it.
  const descanso = !isPlanned && !isGoingOn
  const left = descanso ? 0 : Math.max(0, ritmo.minutosPorDia - minutesOf(hojeJa))
  const endOfNovas = addDays(dataDaProva, -SEM_NOVAS_DIAS)
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
    dias,
    diasDeNovas,
    temNovas,
    lugares: lugaresHoje + later(diasDeNovas) * lugaresPorDia,
  }
}

/** How much of everything the time until the exam takes: reviews first, then essays, then new questions. */
function totalOf(preparo: Preparo, { ateODia, lugares }: Tempo) {
  const { novas, erros, revisoes, hojeJa } = preparo
  const forReviews = revisoes * MINUTOS_POR_REVISAO
  const afterReviews = Math.max(0, ateODia - forReviews)
  const wanted = redacoesUntil(preparo)
  const redacoes = Math.min(wanted, Math.floor(afterReviews / MINUTOS_POR_REDACAO))
  const each = MINUTOS_POR_NOVA + erros * REVISOES_POR_ERRO * MINUTOS_POR_REVISAO
  const forNovas = afterReviews - redacoes * MINUTOS_POR_REDACAO
  const fitting = Math.min(novas, lugares, Math.floor(forNovas / each))
  return {
    novas: fitting,
    redacoes,
    cabe: fitting === novas && redacoes === wanted && forReviews <= ateODia,
    minutosDeTudo: forReviews + wanted * MINUTOS_POR_REDACAO + novas * each + minutesOf(hojeJa),
  }
}

/** What a day would need so that all fits; null where no day is enough. */
function minutesForAll(
  { novas, hojeJa }: Preparo,
  { dias, diasDeNovas }: Tempo,
  minutosDeTudo: number,
): number | null {
  if (dias === 0 || (novas > 0 && diasDeNovas === 0)) return null
  const asNovas =
    novas === 0 ? 0 : Math.ceil((novas + hojeJa.novas) / diasDeNovas) * MINUTOS_POR_NOVA
  const needed = Math.max(minutosDeTudo / dias, asNovas + minutesOf({ ...hojeJa, novas: 0 }))
  const aDay = Math.ceil(needed / STEP_MINUTES) * STEP_MINUTES
  return aDay <= MOST_MINUTES ? aDay : null
}

/** One a week, where there is a theme; this week's may have been sent. */
function redacoesUntil({ hoje, dataDaProva, temTema, redacoesNaSemana, hojeJa }: Preparo): number {
  if (!temTema) return 0
  const weeks = Math.ceil((weekdayOf(hoje) + daysBetween(hoje, dataDaProva)) / DIAS_DA_SEMANA)
  return Math.max(0, weeks - (redacoesNaSemana + hojeJa.redacoes > 0 ? 1 : 0))
}

/** An essay has its day where there is time for it, or where the week has no other day of study. */
function asksForRedacao(preparo: Preparo, minutes: number): boolean {
  const { temTema, redacoesNaSemana, hojeJa } = preparo
  if (!temTema || redacoesNaSemana + hojeJa.redacoes > 0) return false
  return minutes >= MINUTOS_POR_REDACAO || daysLeftOfWeek(preparo, preparo.dataDaProva) === 1
}

/** On how many days, today among them, there is study before a day: as many as the rhythm has in each week. */
export function studyDaysUntil(
  preparo: Pick<Preparo, 'hoje' | 'ritmo' | 'diasEstudados'>,
  end: Dia,
) {
  const { hoje, ritmo } = preparo
  const rest = daysBetween(hoje, end) - (DIAS_DA_SEMANA - weekdayOf(hoje))
  const thisWeek = daysLeftOfWeek(preparo, end)
  if (rest <= 0) return thisWeek
  const [weeks, odd] = [Math.floor(rest / DIAS_DA_SEMANA), rest % DIAS_DA_SEMANA]
  return thisWeek + weeks * ritmo.diasPorSemana + Math.min(odd, ritmo.diasPorSemana)
}

function daysLeftOfWeek(
  { hoje, ritmo, diasEstudados }: Pick<Preparo, 'hoje' | 'ritmo' | 'diasEstudados'>,
  end: Dia,
): number {
  const days = Math.min(DIAS_DA_SEMANA - weekdayOf(hoje), Math.max(0, daysBetween(hoje, end)))
  return Math.max(0, Math.min(days, ritmo.diasPorSemana - diasEstudados))
}

/** The first day of the week of a day: its Monday. */
export const mondayOf = (dia: Dia): Dia => addDays(dia, -weekdayOf(dia))

/** As if an account had answered twenty questions before its first, eight of them wrongly. */
const BEFORE = { erradas: 8, total: 20 }

/** Which part of an account's next first answers will be wrong, by those that there are. */
export const erroEsperado = (erradas: number, total: number) =>
  (erradas + BEFORE.erradas) / (total + BEFORE.total)

/** 0 on Mondays; the first day of all was a Thursday. */
const weekdayOf = (dia: Dia) => (numberOf(dia) + 3) % DIAS_DA_SEMANA
