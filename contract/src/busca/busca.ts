import type { z } from 'zod'
import { get } from '../calls/call.ts'
import type * as schema from './busca.schema.ts'

/** The words to look for, and which page of what is found. */
export type FiltroDeBusca = z.infer<typeof schema.filtroDeBusca>

/** A question that a search found, without its key. */
export type QuestaoAchada = z.infer<typeof schema.questaoAchada>

export const busca = {
  /** The questions that can be practised and hold every word, the newest provas first; always one page. */
  questoes: get<QuestaoAchada[], { query?: FiltroDeBusca }>('/busca', {
    acesso: 'publico',
    extensao: 'busca',
  }),
}
