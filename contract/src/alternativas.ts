import type { z } from 'zod'
import { get } from './call.ts'
import type { alternativa } from './alternativas.schema.ts'

/**
 * One of the answers that a question offers. `nome` is its letter; `comentario` tells whoever marked it
 * why it tempts and why it is wrong.
 */
export type Alternativa = z.infer<typeof alternativa>

export const alternativas = {
  list: get<Alternativa[], { query: { questaoId: number } }>('/alternativas', {
    acesso: 'publico',
  }),
}
