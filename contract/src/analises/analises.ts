import type { z } from 'zod'
import { type ById, get } from '../calls/call.ts'
import type * as schema from './analises.schema.ts'

/** What the first answers of students reveal about a question. */
export type AnaliseDeQuestao = z.infer<typeof schema.analiseDeQuestao>

/** A question whose answers suggest that its key is wrong. */
export type QuestaoAConferir = z.infer<typeof schema.questaoAConferir>

const ADMINISTRADOR = { acesso: 'administrador', extensao: 'analises' } as const

export const analises = {
  /** `id` is that of the question. */
  one: get<AnaliseDeQuestao, ById>('/analises/{id}', ADMINISTRADOR),
  /** At most 20 questions, the most serious finding first. The list is calculated once an hour. */
  aConferir: get<QuestaoAConferir[]>('/analises', ADMINISTRADOR),
}
