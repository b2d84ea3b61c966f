import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type * as schema from './alternativas.schema.ts'

/**
 * One of the answers that a question offers. `nome` is its letter; `comentario` tells why it
 * tempts and why it is wrong.
 */
export type Alternativa = z.infer<typeof schema.alternativa>

/** The fields of an alternative without its question. */
export type NovaAlternativa = z.infer<typeof schema.novaAlternativa>
export type MudancasDeAlternativa = z.infer<typeof schema.mudancasDeAlternativa>

/** Older clients write questions part by part. */
const AVULSAS = { acesso: 'administrador', extensao: 'edicao' } as const

export const alternativas = {
  /** Those of one question; an administrator may ask for all. */
  list: get<Alternativa[], { query: { questaoId?: number | undefined } }>('/alternativas', {
    acesso: 'publico',
  }),
  create: post<NovaAlternativa, Alternativa>('/alternativas', AVULSAS),
  update: put<MudancasDeAlternativa, Alternativa, ById>('/alternativas/{id}', AVULSAS),
  remove: del<null, ById>('/alternativas/{id}', AVULSAS),
}
