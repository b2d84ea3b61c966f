import { del } from '../calls/call.ts'

export const sessao = {
  /** Revokes the token that is sent with the call. A missing or invalid token is not an error. */
  end: del<null>('/sessao', { acesso: 'publico', extensao: 'conta' }),
}
