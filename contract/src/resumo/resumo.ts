import type { z } from 'zod'
import { get } from '../calls/call.ts'
import type * as schema from './resumo.schema.ts'

/** What the database holds and what is missing in it, for the administrator's home page. */
export type Resumo = z.infer<typeof schema.resumoDoAcervo>

export const resumo = {
  one: get<Resumo>('/resumo', { acesso: 'administrador', extensao: 'resumo' }),
}
