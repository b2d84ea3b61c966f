import { fsrs, type Grade, Rating } from 'ts-fsrs'
import { addDays, daysBetween, type Dia } from './dia.ts'

/** The memory of a question by FSRS-6: after how many days it is recalled nine times of ten, and how hard it is. */
export interface Memoria {
  estabilidade: number
  dificuldade: number
}

/** One answer, or all of a day as one. */
export interface Resposta {
  isCerta: boolean
  /** Its duration; missing or null where it was not measured. */
  segundos?: number | null | undefined
}

/** Days are the smallest unit: what is wrong today comes back tomorrow, not in ten minutes. */
const SCHEDULER = fsrs({ enable_short_term: false, enable_fuzz: false })

/** A right answer within this was known at once: reading the text of most questions takes as long. */
export const RAPIDA_S = 25
/** A right answer that took longer than this was worked out: more than an exam gives for one question. */
export const LENTA_S = 180

/** The rating of an answer for memory. A right one without a time is good. */
export function gradeOf({ isCerta, segundos }: Resposta): Grade {
  if (!isCerta) return Rating.Again
  if (segundos === undefined || segundos === null) return Rating.Good
  if (segundos > LENTA_S) return Rating.Hard
  return segundos < RAPIDA_S ? Rating.Easy : Rating.Good
}

/** Memory after the first answer that counts. */
export const firstMemoria = (resposta: Resposta): Memoria => stateAfter(null, 0, resposta)

/** Memory after one more answer, days after the one before. */
export const nextMemoria = (memoria: Memoria, days: number, resposta: Resposta): Memoria =>
  stateAfter(memoria, days, resposta)

function stateAfter(before: Memoria | null, days: number, resposta: Resposta): Memoria {
  const state = before && { stability: before.estabilidade, difficulty: before.dificuldade }
  const { stability, difficulty } = SCHEDULER.next_state(state, days, gradeOf(resposta))
  return { estabilidade: stability, dificuldade: difficulty }
}

/** How likely a question is recalled so many days after its last answer: 1 is sure. */
export const recallAfter = ({ estabilidade }: Pick<Memoria, 'estabilidade'>, days: number) =>
  SCHEDULER.forgetting_curve(days, estabilidade)

/** After how many whole days, at least one, recall has fallen to this. */
export function daysUntil({ estabilidade }: Pick<Memoria, 'estabilidade'>, recall: number): number {
  return Math.max(1, Math.round(estabilidade * SCHEDULER.calculate_interval_modifier(recall)))
}

/** The recall on a day of what was answered on an earlier one. */
export const recallOn = (memoria: { estabilidade: number; ultima: Dia }, dia: Dia) =>
  recallAfter(memoria, daysBetween(memoria.ultima, dia))

/** The day on which recall has fallen to this. */
export const dayOfRecall = (memoria: { estabilidade: number; ultima: Dia }, recall: number) =>
  addDays(memoria.ultima, daysUntil(memoria, recall))
