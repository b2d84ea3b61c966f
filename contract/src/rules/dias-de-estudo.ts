import { addDays, daysBetween, numberOf, type Dia } from './dia.ts'
import { DIAS_DA_SEMANA } from './passada.ts'

/** How many days of a week, and how many minutes of a day, a student has for studying. */
export interface Ritmo {
  diasPorSemana: number
  minutosPorDia: number
}

/** The student's current week. */
export interface Semana {
  hoje: Dia
  ritmo: Ritmo
  /** The number of days in this week, from Monday on, on which the student studied before today. */
  diasEstudados: number
}

/** The number of study days from today until the day before `end`: in each week as many as the rhythm has. */
export function studyDaysUntil(preparo: Semana, end: Dia) {
  const { hoje, ritmo } = preparo
  const rest = daysBetween(hoje, end) - (DIAS_DA_SEMANA - weekdayOf(hoje))
  const thisWeek = daysLeftOfWeek(preparo, end)
  if (rest <= 0) return thisWeek
  const [weeks, odd] = [Math.floor(rest / DIAS_DA_SEMANA), rest % DIAS_DA_SEMANA]
  return thisWeek + weeks * ritmo.diasPorSemana + Math.min(odd, ritmo.diasPorSemana)
}

/** The number of study days left in this week, up to the day before `end`. */
export function daysLeftOfWeek({ hoje, ritmo, diasEstudados }: Semana, end: Dia): number {
  const days = Math.min(DIAS_DA_SEMANA - weekdayOf(hoje), Math.max(0, daysBetween(hoje, end)))
  return Math.max(0, Math.min(days, ritmo.diasPorSemana - diasEstudados))
}

/** The Monday of the week that contains this day. */
export const mondayOf = (dia: Dia): Dia => addDays(dia, -weekdayOf(dia))

/** 0 for Monday. Day number 0, 1970-01-01, was a Thursday. */
export const weekdayOf = (dia: Dia) => (numberOf(dia) + 3) % DIAS_DA_SEMANA
