import type { z } from 'zod'
import { get } from '../calls/call.ts'
import type * as schema from './busca.schema.ts'

/** The words to look for, and which page of what is found. */
export type FiltroDeBusca = z.infer<typeof schema.filtroDeBusca>

/** Where a question is from and how it begins, without its key. */
export type QuestaoAchada = z.infer<typeof schema.questaoAchada>

/** A question that a search found, and the reference in which it was found. */
export type QuestaoDaBusca = z.infer<typeof schema.questaoDaBusca>

export const busca = {
  /**
   * The questions that can be practised and hold every word, themselves or in their references, the newest provas
   * first; always one page.
   */
  questoes: get<QuestaoDaBusca[], { query?: FiltroDeBusca }>('/busca', {
    acesso: 'publico',
    extensao: 'busca',
  }),
}
