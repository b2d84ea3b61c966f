import type { z } from 'zod'
import { type ById, get, post, put } from '../calls/call.ts'
import type * as schema from './relatos.schema.ts'

export type Relato = z.infer<typeof schema.relato>

/** The content of a report; the college may answer to the `email`. */
export type NovoRelato = z.infer<typeof schema.novoRelato>

export type MudancasDeRelato = z.infer<typeof schema.mudancasDeRelato>

/** Which reports to list, the newest first; always one page. */
export type FiltroDeRelatos = z.infer<typeof schema.filtroDeRelatos>

const ADMINISTRADOR = { acesso: 'administrador', extensao: 'relatos' } as const

export const relatos = {
  /** Limited per address: 429. */
  create: post<NovoRelato, null>('/relatos', { acesso: 'publico', extensao: 'relatos' }),
  list: get<Relato[], { query?: FiltroDeRelatos }>('/relatos', ADMINISTRADOR),
  update: put<MudancasDeRelato, Relato, ById>('/relatos/{id}', ADMINISTRADOR),
}
