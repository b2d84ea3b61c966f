import type { z } from 'zod'
import { get } from '../calls/call.ts'
import type * as schema from './estatisticas.schema.ts'

/**
 * What an account has practised, counted over all its answers. Before the first answer `respondidas` is 0 and all lists
 * are empty.
 */
export type Estatisticas = z.infer<typeof schema.estatisticas>

export const estatisticas = {
  own: get<Estatisticas>('/estatisticas', { acesso: 'conta', extensao: 'estatisticas' }),
}
