import { redacoesEnviadas } from '@rumo/contract'
import { http, isUnknownPath } from '@rumo/shared-auth'
import { asApiError } from '../../shared/as-api-error.ts'
import type { RedacaoGuardada } from './guardadas.ts'

/**
 * How far the sending of one essay has come: `adiada` goes later by itself, `recusada` is not taken as it is.
 */
export type Envio =
  | { estado: 'enviando' }
  | { estado: 'enviada'; id: number }
  | { estado: 'adiada' | 'recusada'; mensagem: string }

/** Whether the server takes essays, as far as is known. */
export const takesRedacoes = (): boolean => http.offers(redacoesEnviadas.send)

/** Too many at once, or a session that is over: neither is the text's fault. */
const NOT_NOW = new Set([401, 403, 408, 429])

/** Sends one that has its `chave`; sent again it is the same one. Null where the server takes none at all. */
export async function sendRedacao({
  chave,
  tema,
  texto,
  enviada_em,
  id_anterior,
}: RedacaoGuardada & { chave: string }): Promise<Envio | null> {
  const body = {
    chave,
    id_redacao: tema.id,
    texto,
    enviada_em,
    ...(id_anterior && { id_anterior }),
  }
  try {
    const { id } = await http.call(redacoesEnviadas.send, { body })
    return { estado: 'enviada', id }
  } catch (error) {
    if (isUnknownPath(error)) return null
    const { status, mensagem, campos } = asApiError(error)
    const isForLater = status < 400 || status >= 500 || NOT_NOW.has(status)
    return {
      estado: isForLater ? 'adiada' : 'recusada',
      mensagem: [mensagem, ...Object.values(campos)].join(' '),
    }
  }
}
