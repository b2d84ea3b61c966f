import type { z } from 'zod'
import { get, put } from '../calls/call.ts'
import type * as schema from './leitura.schema.ts'

/** A user's reading settings: letter size, line spacing and colours. */
export type AjustesDeLeitura = z.infer<typeof schema.ajustesDeLeitura>

const OPTIONS = { acesso: 'conta', extensao: 'leitura' } as const

/** The reading settings of the caller's account, used on all of their devices. */
export const leitura = {
  /** Null until the account has chosen settings. */
  find: get<AjustesDeLeitura | null>('/leitura', OPTIONS),
  /** Saves the settings unless the account has a later choice; answers with the settings that are then in force. */
  save: put<AjustesDeLeitura, AjustesDeLeitura>('/leitura', OPTIONS),
}
