import { addDays, daysBetween, type Dia } from './dia.ts'
import { type Semana, weekdayOf } from './dias-de-estudo.ts'
import { DIAS_DA_SEMANA } from './passada.ts'

/** What a student has done on a day, or has to do. */
export interface EstudoFeito {
  novas: number
  revisoes: number
  redacoes: number
}

/** What a student has to do until the exam, as of `hoje`, and what they have already done. */
export interface Preparo extends Semana {
  /** A day after `hoje`. */
  dataDaProva: Dia
  /** The first day on which the student answered a question; null where there is none yet. */
  inicio: Dia | null
  /** Number of reviews that are due today, and that are expected to fall due on each later day. */
  revisoes: readonly number[]
  /** Number of questions never answered, and the expected share of wrong first answers, 0 to 1. */
  novas: number
  erros: number
  /** Whether there is an essay theme, and how many essays the student sent this week before today. */
  temTema: boolean
  redacoesNaSemana: number
  /** `minutos` is the time that today's work really took, as far as it was measured. */
  hojeJa: EstudoFeito & { minutos: number }
}

/** One day of the plan. */
export interface DiaDoPlano extends EstudoFeito {
  /** How many minutes the planned parts take. */
  minutos: number
  /**
   * Whether it is a day of rest, because the study days of its week are used up. Such a day has no part but reviews for
   * which no study day is left before the exam.
   */
  descanso: boolean
  /** Whether time of this day is kept for reviews of what goes wrong until then. */
  paraErros: boolean
  /** How many minutes of the day's time are left over. */
  livres: number
}

/** Minutes for a new question, including reading the explanation. */
export const MINUTOS_POR_NOVA = 4
export const MINUTOS_POR_REVISAO = 2
export const MINUTOS_POR_REDACAO = 60
/** No new questions in the week before the exam, because their mistakes could not be reviewed any more. */
const SEM_NOVAS_DIAS = 7
/**
 * After how many days a mistake is expected to be reviewed, at the latest on the eve of the exam: four times, as
 * measured by `npm run bench -- plano`.
 */
const REVISOES_DE_UM_ERRO = [1, 3, 7, 15]

const minutesOf = ({ novas, revisoes, redacoes }: EstudoFeito) =>
  novas * MINUTOS_POR_NOVA + revisoes * MINUTOS_POR_REVISAO + redacoes * MINUTOS_POR_REDACAO

/** Whether the student has done anything today. */
export const hasStudied = ({ hojeJa }: Pick<Preparo, 'hojeJa'>) =>
  minutesOf(hojeJa) + hojeJa.minutos > 0

/** The day on which new questions end. */
export function endOfNovas({ hoje, dataDaProva, inicio }: Preparo): Dia {
  const lastWeek = addDays(dataDaProva, -SEM_NOVAS_DIAS)
  // For a student who starts in the last week, there are no reviews yet, so new questions are allowed until the exam.
  return (inicio ?? hoje) < lastWeek ? lastWeek : dataDaProva
}

/** Today's time without what essays and reviews took. New questions beyond the plan take no time from the essays. */
export function timeForRedacao({ ritmo, hojeJa }: Preparo): number {
  const taken = minutesOf({ ...hojeJa, novas: 0 })
  return Math.max(0, ritmo.minutosPorDia - Math.min(taken, hojeJa.minutos))
}

/** How new questions and essays are divided over the days. */
export interface Divisao {
  /** The most new questions of a day. */
  novasPorDia: number
  /** Whether there is an essay in a week; this week is 0. */
  hasRedacao: (week: number) => boolean
}

/** The plan of every day from today to the eve of the exam, and how many reviews have no time in it. */
export interface DiasDoPlano {
  dias: DiaDoPlano[]
  semTempo: number
}

/**
 * Plans each day from today to the eve: reviews first, then the week's essay, then new questions in the remaining time.
 * Time is kept for reviews of the mistakes that new questions are expected to bring.
 */
export function diasDoPlano(preparo: Preparo, divisao: Divisao): DiasDoPlano {
  const length = daysBetween(preparo.hoje, preparo.dataDaProva)
  const andamento: Andamento = {
    vencidas: 0,
    erros: 0,
    errosEm: Array.from({ length }, () => 0),
    novas: preparo.novas,
    diasEstudados: preparo.diasEstudados,
    redacoesNaSemana: preparo.redacoesNaSemana + preparo.hojeJa.redacoes,
  }
  const daysOfNovas = daysBetween(preparo.hoje, endOfNovas(preparo))
  const dias: DiaDoPlano[] = []
  for (let later = 0; later < length; later++) {
    const quando = quandoOf(preparo, andamento, later)
    const temRedacao = preparo.temTema && divisao.hasRedacao(quando.week)
    const novas = later < daysOfNovas ? novasOfDay(preparo, divisao, later) : 0
    const dia = quando.descanso
      ? planDescanso(andamento, quando)
      : planDay(andamento, quando, { temRedacao, novas })
    expectErros(andamento, later, dia.novas * preparo.erros)
    dias.push(dia)
  }
  return { dias, semTempo: andamento.vencidas }
}

/** The state while the days are planned one after the other. */
interface Andamento {
  vencidas: number
  /** Reviews of expected mistakes that wait, and those of each day; fractions, because they are means. */
  erros: number
  readonly errosEm: number[]
  novas: number
  diasEstudados: number
  redacoesNaSemana: number
}

/** A day of the plan with the time that it has. */
interface Quando {
  week: number
  descanso: boolean
  /** The minutes of a day of rest that reviews may take, because no study day follows before the exam. */
  forLastReviews: number
  /** Whether the student has studied on this day, which is today. */
  feito: boolean
  /** The minutes left, and those that an essay may take. */
  left: number
  forRedacao: number
  /** The minutes of a whole study day, which the next one has. */
  nextDay: number
  /** Whether it is the last study day of its week, and later weeks follow, so that reviews can wait. */
  isLastOfWeek: boolean
}

/** Begins a day: what is due on it is added, and a Monday begins the week anew. */
function quandoOf(preparo: Preparo, andamento: Andamento, later: number): Quando {
  const { hoje, ritmo, hojeJa, revisoes } = preparo
  const isToday = later === 0
  // Days are counted, because a plan may be years long and is made for many rhythms.
  const sinceMonday = weekdayOf(hoje) + later
  const weekday = sinceMonday % DIAS_DA_SEMANA
  if (!isToday && weekday === 0) andamento.diasEstudados = andamento.redacoesNaSemana = 0
  andamento.vencidas += revisoes[later] ?? 0
  andamento.erros += andamento.errosEm[later] ?? 0
  const planned = ritmo.diasPorSemana - andamento.diasEstudados
  const feito = isToday && hasStudied(preparo)
  // A student who studies on a day of rest is not told to stop halfway.
  const descanso = planned <= 0 && !feito
  const daysOfWeek = DIAS_DA_SEMANA - weekday
  const isLastWeek = later + daysOfWeek >= andamento.errosEm.length
  const left = descanso ? 0 : Math.max(0, ritmo.minutosPorDia - (isToday ? hojeJa.minutos : 0))
  return {
    week: Math.floor(sinceMonday / DIAS_DA_SEMANA),
    descanso,
    forLastReviews: descanso && isLastWeek ? ritmo.minutosPorDia : 0,
    feito,
    left,
    forRedacao: isToday && !descanso ? timeForRedacao(preparo) : left,
    nextDay: ritmo.minutosPorDia,
    isLastOfWeek: !isLastWeek && Math.min(planned, daysOfWeek) <= 1,
  }
}

/** The most new questions that the division has for a day. */
const novasOfDay = ({ hojeJa }: Preparo, { novasPorDia }: Divisao, later: number) =>
  Math.max(0, novasPorDia - (later === 0 ? hojeJa.novas : 0))

/** Plans one day and takes its parts from what is left. */
function planDay(
  andamento: Andamento,
  { feito, left, forRedacao, nextDay, isLastOfWeek }: Quando,
  most: { temRedacao: boolean; novas: number },
): DiaDoPlano {
  const reviewsIn = (minutes: number) =>
    Math.min(andamento.vencidas, Math.floor(Math.max(0, minutes) / MINUTOS_POR_REVISAO))
  const forReviews = (reviewsIn(left) + andamento.erros) * MINUTOS_POR_REVISAO
  const isWanted = most.temRedacao && andamento.redacoesNaSemana === 0
  // On the last study day of a week, the essay comes before reviews for which the next day has time.
  const canWait = isLastOfWeek && andamento.vencidas * MINUTOS_POR_REVISAO <= nextDay
  const room = canWait ? forRedacao : forRedacao - forReviews
  const redacoes = isWanted && room >= MINUTOS_POR_REDACAO ? 1 : 0
  const revisoes = reviewsIn(Math.min(left, forRedacao - redacoes * MINUTOS_POR_REDACAO))
  const afterParts = Math.max(0, left - minutesOf({ revisoes, redacoes, novas: 0 }))
  const erros = Math.min(andamento.erros, afterParts / MINUTOS_POR_REVISAO)
  const afterErros = afterParts - erros * MINUTOS_POR_REVISAO
  const novas = Math.min(andamento.novas, most.novas, Math.floor(afterErros / MINUTOS_POR_NOVA))
  const minutos = minutesOf({ revisoes, redacoes, novas })
  andamento.vencidas -= revisoes
  andamento.erros -= erros
  andamento.novas -= novas
  andamento.redacoesNaSemana += redacoes
  if (feito || minutos + erros > 0) andamento.diasEstudados++
  const livres = Math.floor(afterErros - novas * MINUTOS_POR_NOVA)
  return { revisoes, redacoes, novas, minutos, descanso: false, paraErros: erros > 0, livres }
}

/** Plans a day of rest: the last one before the exam takes reviews that would otherwise be left out. */
function planDescanso(andamento: Andamento, { forLastReviews }: Quando): DiaDoPlano {
  const revisoes = Math.min(andamento.vencidas, Math.floor(forLastReviews / MINUTOS_POR_REVISAO))
  andamento.vencidas -= revisoes
  const partes = { revisoes, redacoes: 0, novas: 0 }
  return { ...partes, minutos: minutesOf(partes), descanso: true, paraErros: false, livres: 0 }
}

/** Adds the reviews of the mistakes that are expected of a day's new questions. */
function expectErros({ errosEm }: Andamento, later: number, erros: number): void {
  const eve = errosEm.length - 1
  let last = later
  for (const days of REVISOES_DE_UM_ERRO) {
    const day = Math.min(later + days, eve)
    if (day > last) errosEm[day] = (errosEm[day] ?? 0) + erros
    last = day
  }
}
