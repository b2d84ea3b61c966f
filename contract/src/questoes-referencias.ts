import type { z } from 'zod'
import { get } from './call.ts'
import type { questaoReferencia } from './questoes-referencias.schema.ts'

/**
 * That a question refers to a reference, and at which place among its references; that of a question without any names
 * none.
 */
export type QuestaoReferencia = z.infer<typeof questaoReferencia>

export const questoesReferencias = {
  list: get<QuestaoReferencia[]>('/questoes-referencias', { acesso: 'publico' }),
}
