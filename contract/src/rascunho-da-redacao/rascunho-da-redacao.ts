import type { z } from 'zod'
import { get, put } from '../calls/call.ts'
import type * as schema from './rascunho-da-redacao.schema.ts'

/** The draft of an account's essay, as the server has it. */
export type RascunhoDaRedacao = z.infer<typeof schema.rascunhoDaRedacao>

/** A new state of the draft, with the key of the state that it is based on. */
export type NovoRascunhoDaRedacao = z.infer<typeof schema.novoRascunhoDaRedacao>

const OPTIONS = { acesso: 'conta', extensao: 'rascunho_da_redacao' } as const

/** The draft of the caller's essay, shared by all of their devices. */
export const rascunhoDaRedacao = {
  /** Null until the account has had a draft. */
  find: get<RascunhoDaRedacao | null>('/rascunho-da-redacao', OPTIONS),
  /**
   * Saves the draft if it is based on the state that the server has. The answer is the server's state after the call,
   * so that a device learns of another device's change.
   */
  save: put<NovoRascunhoDaRedacao, RascunhoDaRedacao>('/rascunho-da-redacao', OPTIONS),
}
