import type { z } from 'zod'
import { get, put } from '../calls/call.ts'
import type * as schema from './rascunho-da-redacao.schema.ts'

/** The essay that an account is writing, as its server has it. */
export type RascunhoDaRedacao = z.infer<typeof schema.rascunhoDaRedacao>

/** A later state of it, with the one that it goes on from. */
export type NovoRascunhoDaRedacao = z.infer<typeof schema.novoRascunhoDaRedacao>

const OPTIONS = { acesso: 'conta', extensao: 'rascunho_da_redacao' } as const

/** The essay that the caller is writing, on every device. */
export const rascunhoDaRedacao = {
  /** Null before there was any. */
  find: get<RascunhoDaRedacao | null>('/rascunho-da-redacao', OPTIONS),
  /** Keeps it if it goes on from what the server has, and answers what the server has then. */
  save: put<NovoRascunhoDaRedacao, RascunhoDaRedacao>('/rascunho-da-redacao', OPTIONS),
}
