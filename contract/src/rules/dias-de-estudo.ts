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

/** The Monday of the week that contains this day. */
export const mondayOf = (dia: Dia): Dia => addDays(dia, -weekdayOf(dia))

/** 0 for Monday. Day number 0, 1970-01-01, was a Thursday. */
export const weekdayOf = (dia: Dia) => (numberOf(dia) + 3) % DIAS_DA_SEMANA

/**
 * Tells which days from today on are days of rest, because the study days of their week are used up, if all others are
 * studied. `hojeJa` is whether the student has studied today: such a day is none of rest.
 */
export function descansoOf(
  { hoje, ritmo: { diasPorSemana }, diasEstudados }: Semana,
  hojeJa: boolean,
): (dia: Dia) => boolean {
  const left = diasPorSemana - diasEstudados
  const untilMonday = DIAS_DA_SEMANA - weekdayOf(hoje)
  return (dia) => {
    const later = daysBetween(hoje, dia)
    if (later >= untilMonday) return weekdayOf(dia) >= diasPorSemana
    return later === 0 ? left <= 0 && !hojeJa : later >= Math.max(1, left)
  }
}
