import type { ApiError } from '@rumo/shared-auth'

/**
 * The saving state of a correction. `mudou`: another window of the same corrector saved a newer version. `entregue`,
 * `sumiu`: another window delivered or removed the correction.
 */
export type Andamento =
  | { estado: 'guardada' | 'pendente' | 'sem-servidor' | 'mudou' | 'entregue' | 'sumiu' }
  | { estado: 'recusada'; mensagem: string }

/** Whether sending waits for the user's decision. */
export const isStopped = ({ estado }: Andamento) =>
  estado === 'mudou' || estado === 'entregue' || estado === 'sumiu'

/** The saving state after an error answer. */
export function andamentoAfter({ status, codigo, mensagem }: ApiError): Andamento {
  if (codigo === 'versao_antiga') return { estado: 'mudou' }
  if (codigo === 'correcao_entregue') return { estado: 'entregue' }
  if (status === 404 && codigo !== undefined) return { estado: 'sumiu' }
  const isPassing = status === 0 || status === 401 || status === 429 || status >= 500
  return isPassing || status === 404 ? { estado: 'sem-servidor' } : { estado: 'recusada', mensagem }
}
