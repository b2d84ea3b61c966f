import { del } from '../calls/call.ts'

export const sessao = {
  /** Ends the token that comes with it. One that is not good any more, or none, is no error. */
  end: del<null>('/sessao', { acesso: 'publico', extensao: 'conta' }),
}
