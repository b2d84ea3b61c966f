import { fsrs, type Grade, Rating } from 'ts-fsrs'
import { addDays, daysBetween, type Dia } from './dia.ts'

/**
 * The memory of a question by FSRS-6: `estabilidade` is the number of days after which the student still recalls it
 * with a probability of 90%, `dificuldade` is how hard it is.
 */
export interface Memoria {
  estabilidade: number
  dificuldade: number
}

/** One answer, or all answers of a day taken as one. */
export interface Resposta {
  isCerta: boolean
  /** Duration of the answer in seconds; missing or null where it was not measured. */
  segundos?: number | null | undefined
}

/**
 * Without FSRS's short-term steps, so that intervals are whole days: a question that was answered wrong comes back the
 * next day, not after ten minutes. Without fuzz, so that the same answers always give the same plan.
 */
const SCHEDULER = fsrs({ enable_short_term: false, enable_fuzz: false })

/** In seconds. A right answer faster than this was known at once: reading most questions takes as long. */
export const RAPIDA_S = 25
/**
 * In seconds. A right answer slower than this had to be worked out: it took longer than an exam gives for one question.
 */
export const LENTA_S = 180

/** The FSRS rating of an answer. A right answer without a measured time is rated Good. */
export function gradeOf({ isCerta, segundos }: Resposta): Grade {
  if (!isCerta) return Rating.Again
  if (segundos === undefined || segundos === null) return Rating.Good
  if (segundos > LENTA_S) return Rating.Hard
  return segundos < RAPIDA_S ? Rating.Easy : Rating.Good
}

/** The memory after the first answer that counts. */
export const firstMemoria = (resposta: Resposta): Memoria => stateAfter(null, 0, resposta)

/** The memory after another answer, `days` days after the previous one. */
export const nextMemoria = (memoria: Memoria, days: number, resposta: Resposta): Memoria =>
  stateAfter(memoria, days, resposta)

function stateAfter(before: Memoria | null, days: number, resposta: Resposta): Memoria {
  const state = before && { stability: before.estabilidade, difficulty: before.dificuldade }
  const { stability, difficulty } = SCHEDULER.next_state(state, days, gradeOf(resposta))
  return { estabilidade: stability, dificuldade: difficulty }
}

/** The probability, 0 to 1, that a question is recalled this many days after its last answer. */
export const recallAfter = ({ estabilidade }: Pick<Memoria, 'estabilidade'>, days: number) =>
  SCHEDULER.forgetting_curve(days, estabilidade)

/** The number of whole days, at least one, after which the probability of recall has fallen to `recall`. */
export function daysUntil({ estabilidade }: Pick<Memoria, 'estabilidade'>, recall: number): number {
  return Math.max(1, Math.round(estabilidade * SCHEDULER.calculate_interval_modifier(recall)))
}

/** The probability of recall on `dia`, for a question last answered on an earlier day. */
export const recallOn = (memoria: { estabilidade: number; ultima: Dia }, dia: Dia) =>
  recallAfter(memoria, daysBetween(memoria.ultima, dia))

/** The day on which the probability of recall has fallen to `recall`. */
export const dayOfRecall = (memoria: { estabilidade: number; ultima: Dia }, recall: number) =>
  addDays(memoria.ultima, daysUntil(memoria, recall))
