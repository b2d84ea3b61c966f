import type { z } from 'zod'
import { type ById, get, post, put } from '../calls/call.ts'
import type * as schema from './relatos.schema.ts'

export type Relato = z.infer<typeof schema.relato>

/** An error report to send; the college may answer to `email`. */
export type NovoRelato = z.infer<typeof schema.novoRelato>

export type MudancasDeRelato = z.infer<typeof schema.mudancasDeRelato>

/** Which reports to list, the newest first. The answer is always one page. */
export type FiltroDeRelatos = z.infer<typeof schema.filtroDeRelatos>

const ADMINISTRADOR = { acesso: 'administrador', extensao: 'relatos' } as const

export const relatos = {
  /** Limited per IP address; beyond the limit 429. */
  create: post<NovoRelato, null>('/relatos', { acesso: 'publico', extensao: 'relatos' }),
  list: get<Relato[], { query?: FiltroDeRelatos }>('/relatos', ADMINISTRADOR),
  update: put<MudancasDeRelato, Relato, ById>('/relatos/{id}', ADMINISTRADOR),
}
