import { addDays, type Dia } from './dia.ts'

/** The exam that is planned for, and on how many days of a week its student studies. */
export interface Alvo {
  dataDaProva: Dia
  diasPorSemana: number
}

export const DIAS_DA_SEMANA = 7

/** Without a number of days the student studies on each. */
export const alvoOf = (dataDaProva: Dia | null, diasPorSemana: number | null): Alvo | null =>
  dataDaProva === null ? null : { dataDaProva, diasPorSemana: diasPorSemana ?? DIAS_DA_SEMANA }

/** The last pass takes three days of study. */
const DIAS_DA_PASSADA = 3

/** Of the last pass each day takes this much of what the next one takes: what is seen last is recalled best. */
const DAY_BEFORE = 0.65

/** What will be recalled so surely on the day needs no last pass. */
export const LEMBRANCA_NO_DIA = 0.97

/** How many days before the exam the last pass begins: three, more where not every day is one of study, a week at most. */
export function daysOfPassada({ diasPorSemana }: Alvo): number {
  return Math.min(DIAS_DA_SEMANA, Math.round((DIAS_DA_PASSADA * DIAS_DA_SEMANA) / diasPorSemana))
}

/** The first day of the last pass. */
export const beginOfPassada = (alvo: Alvo): Dia => addDays(alvo.dataDaProva, -daysOfPassada(alvo))

/**
 * Which part of what the last pass still has falls on a day, so many days before the exam: all of it on the eve. Where
 * any day may be one without study, none is worth more than another.
 */
export function shareOfPassada({ diasPorSemana }: Alvo, daysLeft: number): number {
  const weight = diasPorSemana < DIAS_DA_SEMANA ? 1 : DAY_BEFORE
  const weights = Array.from({ length: daysLeft }, (_, later) => weight ** later)
  return (weights.at(-1) ?? 1) / weights.reduce((sum, one) => sum + one, 0)
}
