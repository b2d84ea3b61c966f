import type { z } from 'zod'
import { get } from '../calls/call.ts'
import type * as schema from './resumo.schema.ts'

/** What is there and what is missing, for the administrator's home. */
export type Resumo = z.infer<typeof schema.resumoDoAcervo>

export const resumo = {
  one: get<Resumo>('/resumo', { acesso: 'administrador', extensao: 'resumo' }),
}
