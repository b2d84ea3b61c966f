import type { z } from 'zod'
import { get, put } from '../calls/call.ts'
import type * as schema from './leitura.schema.ts'

/** How a user wants to read: letters, lines and colours. */
export type AjustesDeLeitura = z.infer<typeof schema.ajustesDeLeitura>

const OPTIONS = { acesso: 'conta', extensao: 'leitura' } as const

/** How the caller's account reads, on every device. */
export const leitura = {
  /** Null before anything was chosen. */
  find: get<AjustesDeLeitura | null>('/leitura', OPTIONS),
  /** Keeps what was chosen unless the account has a later choice, and answers what is in force. */
  save: put<AjustesDeLeitura, AjustesDeLeitura>('/leitura', OPTIONS),
}
