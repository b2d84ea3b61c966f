import type { ApiError } from '@rumo/shared-auth'

/**
 * How a correction stands: with the server, on its way, or why it is not. `mudou`: another window of the same
 * corrector was faster; `entregue` and `sumiu`: it was delivered or removed there.
 */
export type Andamento =
  | { estado: 'guardada' | 'pendente' | 'sem-servidor' | 'mudou' | 'entregue' | 'sumiu' }
  | { estado: 'recusada'; mensagem: string }

/** Whether sending waits for the user's decision. */
export const isStopped = ({ estado }: Andamento) =>
  estado === 'mudou' || estado === 'entregue' || estado === 'sumiu'

/** What an answer that is no good makes of it. */
export function andamentoAfter({ status, codigo, mensagem }: ApiError): Andamento {
  if (codigo === 'versao_antiga') return { estado: 'mudou' }
  if (codigo === 'correcao_entregue') return { estado: 'entregue' }
  if (status === 404 && codigo !== undefined) return { estado: 'sumiu' }
  const isPassing = status === 0 || status === 401 || status === 429 || status >= 500
  return isPassing || status === 404 ? { estado: 'sem-servidor' } : { estado: 'recusada', mensagem }
}
