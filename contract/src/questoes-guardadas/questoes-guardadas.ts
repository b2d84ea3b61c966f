import type { z } from 'zod'
import { del, get, put, type ById } from '../calls/call.ts'
import type * as schema from './questoes-guardadas.schema.ts'

/** A user's note and lists for a question that they saved. */
export type Guardada = z.infer<typeof schema.guardada>
export type QuestaoGuardada = z.infer<typeof schema.questaoGuardada>

const OPTIONS = { acesso: 'conta', extensao: 'questoes_guardadas' } as const

/** The questions saved by the caller's account. Where two devices change the same question, the later change wins. */
export const questoesGuardadas = {
  /** All saved questions, the newest first. */
  list: get<QuestaoGuardada[]>('/questoes-guardadas', OPTIONS),
  /** Saves a question, by the question's id. Does nothing where the account has a later change of this question. */
  save: put<Guardada, null, ById>('/questoes-guardadas/{id}', OPTIONS),
  /** Removes a saved question with its note, unless the account has a later change than `em`. */
  remove: del<null, ById & { query: { em: string } }>('/questoes-guardadas/{id}', OPTIONS),
}
