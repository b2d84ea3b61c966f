import type { z } from 'zod'
import { del, get, put, type ById } from '../calls/call.ts'
import type * as schema from './questoes-guardadas.schema.ts'

/** What a user writes about a question that they keep. */
export type Guardada = z.infer<typeof schema.guardada>
export type QuestaoGuardada = z.infer<typeof schema.questaoGuardada>

const OPTIONS = { acesso: 'conta', extensao: 'questoes_guardadas' } as const

/** The questions that the caller's account keeps. Of what two devices write about one, the later holds. */
export const questoesGuardadas = {
  /** All of them, the newest first. */
  list: get<QuestaoGuardada[]>('/questoes-guardadas', OPTIONS),
  /** Keeps a question, by its id; does nothing where the account wrote about it later. */
  save: put<Guardada, null, ById>('/questoes-guardadas/{id}', OPTIONS),
  /** Removes one, with its note, unless the account wrote about it after `em`. */
  remove: del<null, ById & { query: { em: string } }>('/questoes-guardadas/{id}', OPTIONS),
}
