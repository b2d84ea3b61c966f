import { redacoesEnviadas } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { listOf } from '../../shared/list-of.ts'
import type { Item } from './use-box.ts'

/** What became of an essay, for a user who has just signed in to send it. */
export interface Chegada {
  /** The `nome` of each essay that is now being sent. */
  nomes: readonly string[]
  /**
   * The id of the essay on the server, when the server has it already; null while the essay still waits on this device.
   */
  recebida: number | null
}

/**
 * Looks for the essay that was handed in at this instant, first among the account's essays on this device. If it is not
 * there, another tab may have sent it already, so it is looked for among the account's essays on the server. Null when
 * neither has it.
 */
export async function findChegada(
  enviadaEm: string,
  itens: readonly Item[],
): Promise<Chegada | null> {
  const due = itens.filter(({ guardada }) => guardada.chave !== undefined)
  if (due.some(({ guardada }) => guardada.enviada_em === enviadaEm)) {
    return { nomes: due.map(({ nome }) => nome), recebida: null }
  }
  const enviadas = await http
    .call(redacoesEnviadas.list)
    .then(listOf)
    .catch(() => [])
  const found = enviadas.find(({ enviada_em }) => enviada_em === enviadaEm)
  return found ? { nomes: due.map(({ nome }) => nome), recebida: found.id } : null
}
