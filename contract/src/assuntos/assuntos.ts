import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type * as schema from './assuntos.schema.ts'

/** A topic of a matéria. */
export type Assunto = z.infer<typeof schema.assunto>
export type NovoAssunto = z.infer<typeof schema.novoAssunto>
export type MudancasDeAssunto = z.infer<typeof schema.mudancasDeAssunto>

/** Filter for the list of topics: all topics, or those of one matéria. */
export type FiltroDeAssuntos = z.infer<typeof schema.assuntosSchemas.list.query>

const PUBLIC = { acesso: 'publico', extensao: 'assuntos' } as const
const FOR_ADMINISTRADOR = { acesso: 'administrador', extensao: 'assuntos' } as const

export const assuntos = {
  list: get<Assunto[], { query?: FiltroDeAssuntos }>('/assuntos', PUBLIC),
  one: get<Assunto, ById>('/assuntos/{id}', PUBLIC),
  create: post<NovoAssunto, Assunto>('/assuntos', FOR_ADMINISTRADOR),
  update: put<MudancasDeAssunto, Assunto, ById>('/assuntos/{id}', FOR_ADMINISTRADOR),
  remove: del<null, ById>('/assuntos/{id}', FOR_ADMINISTRADOR),
}
