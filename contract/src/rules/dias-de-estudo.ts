import { addDays, daysBetween, numberOf, type Dia } from './dia.ts'
import { DIAS_DA_SEMANA } from './passada.ts'

/** How much of a week and of a day a student has. */
export interface Ritmo {
  diasPorSemana: number
  minutosPorDia: number
}

/** What is known of a student's week. */
export interface Semana {
  hoje: Dia
  ritmo: Ritmo
  /** On how many days of this week, from Monday on, the student studied before today. */
  diasEstudados: number
}

/** On how many days, today among them, there is study before a day: as many as the rhythm has in each week. */
export function studyDaysUntil(preparo: Semana, end: Dia) {
  const { hoje, ritmo } = preparo
  const rest = daysBetween(hoje, end) - (DIAS_DA_SEMANA - weekdayOf(hoje))
  const thisWeek = daysLeftOfWeek(preparo, end)
  if (rest <= 0) return thisWeek
  const [weeks, odd] = [Math.floor(rest / DIAS_DA_SEMANA), rest % DIAS_DA_SEMANA]
  return thisWeek + weeks * ritmo.diasPorSemana + Math.min(odd, ritmo.diasPorSemana)
}

/** How many of them are left in this week. */
export function daysLeftOfWeek({ hoje, ritmo, diasEstudados }: Semana, end: Dia): number {
  const days = Math.min(DIAS_DA_SEMANA - weekdayOf(hoje), Math.max(0, daysBetween(hoje, end)))
  return Math.max(0, Math.min(days, ritmo.diasPorSemana - diasEstudados))
}

/** The first day of the week of a day: its Monday. */
export const mondayOf = (dia: Dia): Dia => addDays(dia, -weekdayOf(dia))

/** 0 on Mondays; the first day of all was a Thursday. */
export const weekdayOf = (dia: Dia) => (numberOf(dia) + 3) % DIAS_DA_SEMANA
