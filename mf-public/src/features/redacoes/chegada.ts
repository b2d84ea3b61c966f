import { redacoesEnviadas } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { listOf } from '../../shared/list-of.ts'
import type { Item } from './use-box.ts'

/** What became of an essay whose author has just entered to send it. */
export interface Chegada {
  /** The `chaves` of those being sent. */
  nomes: readonly string[]
  /** The id of the one that the server has already; null where it still waits here. */
  recebida: number | null
}

/**
 * Looks for the essay of this instant among what the account has on this device, and else among what the server has of
 * it: another tab may have been faster. Null where it is not the account's.
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
