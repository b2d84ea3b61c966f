import type { z } from 'zod'
import { get } from '../calls/call.ts'
import type * as schema from './busca.schema.ts'

/** The words to search for, and which page of the results to return. */
export type FiltroDeBusca = z.infer<typeof schema.filtroDeBusca>

/** A question in a list: which prova it is from and how it begins, without the right answer. */
export type QuestaoAchada = z.infer<typeof schema.questaoAchada>

/** A search result, with the reference in which the words were found, if they were found in one. */
export type QuestaoDaBusca = z.infer<typeof schema.questaoDaBusca>

/** The server gives at most this many characters of a question's text: enough to tell it from another question. */
export const TRECHO_CHARS = 200

export const busca = {
  /**
   * The questions open for practice that hold every searched word, in the question itself or in its references. The
   * newest provas come first. The answer is always one page.
   */
  questoes: get<QuestaoDaBusca[], { query?: FiltroDeBusca }>('/busca', {
    acesso: 'publico',
    extensao: 'busca',
  }),
}
