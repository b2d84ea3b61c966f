import { addDays, type Dia } from './dia.ts'

/** The exam that the student plans for, and on how many days per week they study. */
export interface AlvoDoPlano {
  dataDaProva: Dia
  diasPorSemana: number
}

export const DIAS_DA_SEMANA = 7

/**
 * The target of the plan; null without an exam day. Where the student chose no number of days, they are taken to study
 * every day.
 */
export const alvoOf = (dataDaProva: Dia | null, diasPorSemana: number | null): AlvoDoPlano | null =>
  dataDaProva === null ? null : { dataDaProva, diasPorSemana: diasPorSemana ?? DIAS_DA_SEMANA }

/** The last pass (the final review of all questions before the exam) takes three study days. */
export const DIAS_DA_PASSADA = 3

/**
 * In the last pass, each day gets this fraction of the next day's share, because what is reviewed last is recalled
 * best.
 */
const DAY_BEFORE = 0.65

/** Questions with a higher probability of recall on the exam day need no last pass. */
export const LEMBRANCA_NO_DIA = 0.97

/**
 * On a day of rest, a question that the last pass has brought already comes again only with a lower probability of recall
 * on the exam day.
 */
export const LEMBRANCA_NO_DESCANSO = 0.8

/**
 * How many days before the exam the last pass begins: three for a student who studies every day, more otherwise, at
 * most a week.
 */
export function daysOfPassada({ diasPorSemana }: AlvoDoPlano): number {
  return Math.min(DIAS_DA_SEMANA, Math.round((DIAS_DA_PASSADA * DIAS_DA_SEMANA) / diasPorSemana))
}

/** The first day of the last pass. */
export const beginOfPassada = (alvo: AlvoDoPlano): Dia =>
  addDays(alvo.dataDaProva, -daysOfPassada(alvo))

/**
 * The share of the remaining questions of the last pass that falls on a day, where the pass has `daysLeft` days left,
 * with this one. The last day gets all of them. For a student who does not study every day, all days get the same share,
 * because any day may be skipped.
 */
export function shareOfPassada({ diasPorSemana }: AlvoDoPlano, daysLeft: number): number {
  const weight = diasPorSemana < DIAS_DA_SEMANA ? 1 : DAY_BEFORE
  const weights = Array.from({ length: daysLeft }, (_, later) => weight ** later)
  return (weights.at(-1) ?? 1) / weights.reduce((sum, one) => sum + one, 0)
}
