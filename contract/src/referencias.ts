import type { z } from 'zod'
import { get } from './call.ts'
import type { referencia } from './referencias.schema.ts'

/**
 * A text or an image that questions refer to. `legenda` is its caption or source, `descricao` says the
 * image in words, `largura` and `altura` are the image's in CSS px.
 */
export type Referencia = z.infer<typeof referencia>

export const referencias = {
  one: get<Referencia, { params: { id: number } }>('/referencias/{id}', { acesso: 'publico' }),
}
