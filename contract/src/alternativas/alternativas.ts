import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type * as schema from './alternativas.schema.ts'

/**
 * One of the answers that a question offers. `nome` is its letter; `comentario` explains why a wrong answer is tempting
 * and why it is wrong.
 */
export type Alternativa = z.infer<typeof schema.alternativa>

/** The fields of an alternative that is created. Without `nome`, the alternative gets the first free letter. */
export type NovaAlternativa = z.infer<typeof schema.novaAlternativa>
export type MudancasDeAlternativa = z.infer<typeof schema.mudancasDeAlternativa>

/**
 * The screens of today save a whole question by `/edicao/questoes`. These calls stay for older clients, which write a
 * question and its alternatives one by one.
 */
const AVULSAS = { acesso: 'administrador', extensao: 'edicao' } as const

export const alternativas = {
  /** The alternatives of one question. Only an administrator may leave out `questaoId`, to list all alternatives. */
  list: get<Alternativa[], { query: { questaoId?: number | undefined } }>('/alternativas', {
    acesso: 'publico',
  }),
  create: post<NovaAlternativa, Alternativa>('/alternativas', AVULSAS),
  update: put<MudancasDeAlternativa, Alternativa, ById>('/alternativas/{id}', AVULSAS),
  remove: del<null, ById>('/alternativas/{id}', AVULSAS),
}
