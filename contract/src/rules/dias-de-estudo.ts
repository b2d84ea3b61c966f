import { addDays, numberOf, type Dia } from './dia.ts'
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

/** The Monday of the week that contains this day. */
export const mondayOf = (dia: Dia): Dia => addDays(dia, -weekdayOf(dia))

/** 0 for Monday. Day number 0, 1970-01-01, was a Thursday. */
export const weekdayOf = (dia: Dia) => (numberOf(dia) + 3) % DIAS_DA_SEMANA
