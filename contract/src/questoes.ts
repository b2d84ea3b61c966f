import type { z } from 'zod'
import { get } from './call.ts'
import type { regiao } from './regiao.schema.ts'
import type { questao, questaoNoPdf } from './questoes.schema.ts'

/** A rectangle of a page of a PDF, in points from its upper left corner; pages count from 1. */
export type Regiao = z.infer<typeof regiao>

/** A multiple-choice question; its alternatives and references are records of their own. */
export type Questao = z.infer<typeof questao>

/** A question with its place in the PDF of its prova. */
export type QuestaoNoPdf = z.infer<typeof questaoNoPdf>

export const questoes = {
  one: get<QuestaoNoPdf, { params: { id: number } }>('/questoes/{id}', { acesso: 'publico' }),
}
