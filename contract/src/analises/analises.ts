import type { z } from 'zod'
import { type ById, get } from '../calls/call.ts'
import type * as schema from './analises.schema.ts'

/** What the first answers of students reveal about a question. */
export type AnaliseDeQuestao = z.infer<typeof schema.analiseDeQuestao>

/** A question whose answers suggest that its key is wrong. */
export type QuestaoAConferir = z.infer<typeof schema.questaoAConferir>

const ADMINISTRADOR = { acesso: 'administrador', extensao: 'analises' } as const

export const analises = {
  /** By the id of the question. */
  one: get<AnaliseDeQuestao, ById>('/analises/{id}', ADMINISTRADOR),
  /** The gravest first, at most 20; up to an hour old. */
  aConferir: get<QuestaoAConferir[]>('/analises', ADMINISTRADOR),
}
