import { sorteios, type PedidoDeSorteio, type Sorteio } from '@rumo/contract'
import { http, isUnknownPath } from '@rumo/shared-auth'
import { listOf } from '../../shared/list-of.ts'
import { QUESTOES_PER_SET } from '../../shared/questoes-per-set.ts'
import { takeEarlySorteio } from './early-sorteio.ts'
import { drawBySection7 } from './questoes.section-7.ts'

/**
 * Draws a set of questions with all that it takes to show and to grade them. The filters hold only on a
 * server that draws by itself. Rejects with an ApiError.
 */
export async function drawQuestoes(
  filters: Partial<PedidoDeSorteio>,
  signal: AbortSignal,
): Promise<Sorteio> {
  const pedido = { quantidade: QUESTOES_PER_SET, ...filters }
  if (http.offers(sorteios.create)) {
    try {
      const early = isOfAny(filters) ? takeEarlySorteio() : undefined
      const call = { body: pedido, signal, ...(early && { early }) }
      return usable(await http.call(sorteios.create, call))
    } catch (error) {
      if (!isUnknownPath(error)) throw error
    }
  }
  return drawBySection7(pedido, signal)
}

const isOfAny = ({ quantidade, exceto = [], ...others }: Partial<PedidoDeSorteio>) =>
  (quantidade ?? QUESTOES_PER_SET) === QUESTOES_PER_SET &&
  exceto.length === 0 &&
  Object.keys(others).length === 0

/** Throws where a server, or what stands before it, answered something else. */
function usable(sorteio: Sorteio): Sorteio {
  listOf(sorteio?.questoes)
  return sorteio
}
