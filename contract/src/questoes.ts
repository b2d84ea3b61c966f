import type { z } from 'zod'
import { get } from './call.ts'
import type { questao } from './questoes.schema.ts'

/** A multiple-choice question; its alternatives and references are records of their own. */
export type Questao = z.infer<typeof questao>

export const questoes = {
  one: get<Questao, { params: { id: number } }>('/questoes/{id}', { acesso: 'publico' }),
}
